import { by, type Place, type Places } from './place'

const page = (number: number): Place =>
  by('U1', { page: String(number) }, { ready: new RegExp(`${number}\\s*/\\s*8`) })

export const reportPlaces: Places<'report'> = {
  'report/entry': [by('U1', {}, { ready: '开始阅读' })],
  'report/story': [
    page(3),
    ...[2, 4, 5, 6, 7, 8].map(page),
    by('U3', { page: '2' }, { ready: /天/ }),
    by('U4', { page: '6' }, { ready: /6\s*\/\s*8/ }),
  ],
  'report/result': [by('U6', {}, { ready: '388' })],
  'report/expire': [by('U2', {}, { ready: '报告' })],
}
