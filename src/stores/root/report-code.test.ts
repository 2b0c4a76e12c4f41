/** @jest-environment jsdom */
import { fakeTransport, flush, success } from '@test/transport'
import { reportDefect } from '@/lib/defects'
import { RootStore } from './root-store'

let isFetched = false
jest.mock('./error-reports', () => {
  if (!isFetched) throw new Error('Loading chunk failed')
  return jest.requireActual<object>('./error-reports')
})

test('a defect whose report’s code could not be fetched is lost, and the next one asks for the code again', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { transport, calls } = fakeTransport({ errorReport: success({}) })
  const root = new RootStore(transport)
  const sent = () => calls.filter(({ name }) => name === 'errorReport').map(c => c.body.requestData.name)
  reportDefect(new TypeError('first'))
  await flush()
  expect([sent(), root.ui.toast]).toEqual([[], undefined])
  isFetched = true
  reportDefect(new RangeError('second'))
  await flush()
  expect(sent()).toEqual(['RangeError'])
  warned.mockRestore()
})
