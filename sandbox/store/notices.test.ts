import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClock } from '../clock'
import { seed } from '../seed'
import { sendNotice } from './notices'
import { openStore } from './open'

test('what somebody typed at the office is text, not markup', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
  const { db } = openStore(folder)
  const clock = createClock(db, 'seed')
  seed(db, clock)
  const summary = '资产 < 负债 & <b>未结清</b>'
  const subject = { bizType: 'accountCancel', bizId: 'ZX1' }
  sendNotice(db, { customerId: '100003', title: '未通过', summary, ...subject, now: clock.now() })
  expect(db.all('SELECT summary, content FROM messages WHERE biz_id = ?', subject.bizId)).toEqual([
    { summary, content: '<p>资产 &lt; 负债 &amp; &lt;b&gt;未结清&lt;/b&gt;</p>' },
  ])
  db.close()
  rmSync(folder, { recursive: true, force: true })
})
