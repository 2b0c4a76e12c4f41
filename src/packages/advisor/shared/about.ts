import type { ContactTopic } from '@/contract/contact'
import { CONTACT_TOPIC } from '@/contract/tables/contact'

/** What a talk is about: a topic and, where there is one, the id of the order, position, trust or application. */
export interface About {
  readonly topic: ContactTopic
  readonly subject?: string
}

/** What the talk is about as the address says it; a topic that is unknown is another one. */
export function aboutOf(topic = '', subject = ''): About {
  if (!Object.hasOwnProperty.call(CONTACT_TOPIC.labels, topic)) return { topic: CONTACT_TOPIC.other }
  return { topic: topic as ContactTopic, ...(/^[\w-]{1,64}$/.test(subject) ? { subject } : {}) }
}
