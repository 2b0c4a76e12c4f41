import type { ContactTopic } from '@/contract/contact'
import { CONTACT_TOPIC } from '@/contract/tables/contact'

/** What the talk is about as the address says it; a topic that is unknown is another one. */
export function aboutOf(topic: string, subject: string): { topic: ContactTopic; subject: string } {
  return Object.hasOwnProperty.call(CONTACT_TOPIC.labels, topic)
    ? { topic: topic as ContactTopic, subject: /^[\w-]{0,64}$/.test(subject) ? subject : '' }
    : { topic: CONTACT_TOPIC.other, subject: '' }
}
