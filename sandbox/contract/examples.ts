import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { EndpointName } from '@/contract/registry'
import { createDispatch } from '../api/dispatch'
import { createClock } from '../clock'
import { seed } from '../seed'
import { CUSTOMERS } from '../seed/customers'
import { openStore } from '../store/open'
import { openSession } from '../store/sessions'
import { askAll, type Asked } from './ask-all'

/** What a sandbox of its own, with the seed data, answers to the customer who has most. */
export async function examples(): Promise<Asked[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'examples-'))
  const { db } = openStore(folder)
  try {
    const clock = createClock(db, 'seed')
    seed(db, clock)
    const dispatch = createDispatch(db, clock)
    const [customer] = CUSTOMERS.filter(({ key }) => key === 'U1')
    const tokens = { session: customer && openSession(db, customer.id, clock.now()), host: undefined }
    return await askAll((name, requestData) => {
      const call = { name: name as EndpointName, body: { requestData }, tokens, address: '127.0.0.1' }
      const { result } = JSON.parse(JSON.stringify(dispatch(call).envelope)) as {
        result?: { statusCode: string; data?: unknown }
      }
      return Promise.resolve({ code: result?.statusCode ?? '', data: result?.data })
    })
  } finally {
    db.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
