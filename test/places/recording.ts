import { by, type Places } from './place'

export const recordingPlaces: Places<'recording'> = {
  'recording/record-list': [
    by('U1'),
    by('U3'),
    by('U1', { recordId: 'D2026111610008' }),
    by('U1', { recordId: 'D2026111010012' }),
    by('U1', { recordId: 'D2026111310009' }),
  ],
}
