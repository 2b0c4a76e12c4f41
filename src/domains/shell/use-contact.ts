import type { ContactTopic } from '@/contract/contact'
import { useStores } from '@/stores/root/context'

/** Leads to whom the customer can talk to, about a topic and (by its id) a thing of theirs. */
export function useContact(): (topic: ContactTopic, subject?: string) => void {
  const { navigation } = useStores()
  return (topic, subject = '') => navigation.go('advisor/contact', { topic, subject })
}
