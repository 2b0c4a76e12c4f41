import { randomUUID } from 'node:crypto'
import { ENDPOINT_NAMES, isEndpointName } from './endpoint-names'
import { endpoints } from '@/contract/registry'
import { cleanUp, startTest } from '../testing/harness'

/** As they stand in the JSON text; what is no number there would be refused before. */
const ODD = [
  '1e300',
  '-1e300',
  '1e309',
  '-1',
  '0',
  '1.5',
  '9007199254740993',
  '-0',
  '1e-300',
  'null',
  '"NaN"',
  '"1e300"',
]

/** What each field is when it is not the odd one, so that the handler is reached. */
const SOUND: Readonly<Record<string, unknown>> = {
  pageNum: 1,
  pageSize: 20,
  points: 100,
  lastPage: 1,
  seconds: 1,
  isEnd: '1',
  anonymous: '1',
  holderRole: '1',
  sort: 'marketValue',
  docId: 'AG-PRIV-31',
}

const fieldsOf = (name: keyof typeof endpoints): string[] => {
  const { request } = endpoints[name]
  return 'entries' in request ? Object.keys(request.entries) : []
}

afterAll(cleanUp)

test('an odd number in any field of any call is a refusal, never a failure', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { browser } = await startTest()
  await browser.loginAs('U1')
  const failures: string[] = []
  for (const name of ENDPOINT_NAMES.filter(isEndpointName).filter(one => one !== 'logout')) {
    const fields = fieldsOf(name)
    for (const odd of fields) {
      for (const number of ODD) {
        const parts = fields
          .filter(field => field === odd || field in SOUND || field === 'requestNo')
          .map(field => {
            const sound = field === 'requestNo' ? randomUUID() : SOUND[field]
            return `"${field}":${field === odd ? number : JSON.stringify(sound)}`
          })
        const answer = await browser.callRaw(name, `{"requestData":{${parts.join(',')}}}`)
        if (answer.httpStatus !== 200) failures.push(`${name}.${odd} = ${number}: ${answer.httpStatus}`)
      }
    }
  }
  expect(failures).toEqual([])
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
}, 120_000)
