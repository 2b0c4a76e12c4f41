import { by, type Places } from './place'

export const messagesPlaces: Places<'messages'> = {
  'messages/message': [by('U1', { msgId: 'M0201' }), by('U1', { msgId: 'M0114' })],
  'messages/trades': [by('U1'), by('U3')],
  'messages/notices': [by('U3')],
  'messages/activities': [by('U1')],
  'messages/welfare': [by('U1')],
  'messages/news': [by('U1')],
  'messages/surveys': [by('U1')],
  'messages/researches': [by('U1')],
}
