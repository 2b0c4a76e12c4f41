import { by, type Places } from './place'

export const advisorPlaces: Places<'advisor'> = {
  'advisor/advisor': [by('U1'), by('U3')],
  'advisor/contact': [by('U1', { topic: '2', subject: 'D2026111810004' }), by('U3')],
  'advisor/tickets': [by('U1'), by('U3')],
  'advisor/ticket': [by('U1', { ticketId: 'TS2026092800417263' }), by('U3', { topic: '6' })],
}
