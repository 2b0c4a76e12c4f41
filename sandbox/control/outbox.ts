import { formatInstant } from '../clock'
import { listCaptchas } from '../store/captchas'
import { customerByMobile } from '../store/customers'
import { listErrorReports } from '../store/error-reports'
import { listMails } from '../store/mails'
import { listMessages } from '../store/sms-codes'
import type { ControlRoutes } from './parts'

/** What left the company, and what apps reported to it: text messages, pictures, mails, errors. */
export const outboxRoutes: ControlRoutes = (api, { db }) => {
  api.get('/inbox', async () =>
    listMessages(db).map(({ mobile, code, scene, channel, sentAt, isUsed }) => ({
      mobile,
      code,
      scene,
      channel,
      at: formatInstant(sentAt),
      used: isUsed,
      customer: customerByMobile(db, mobile)?.key ?? null,
    })),
  )
  api.get('/captchas', async () =>
    listCaptchas(db).map(({ code, created_at: at, used_at: usedAt }) => ({
      code,
      at: formatInstant(at),
      used: usedAt !== null,
    })),
  )
  api.get('/errors', async () =>
    listErrorReports(db).map(({ at, ...report }) => ({ ...report, at: formatInstant(at) })),
  )
  api.get('/mails', async () =>
    listMails(db).map(({ address, subject, body, sent_at: at }) => ({
      address,
      subject,
      body,
      at: formatInstant(at),
    })),
  )
}
