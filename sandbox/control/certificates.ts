import * as v from 'valibot'
import { verifyCertificate } from '../certificates/verify'
import { type ControlRoutes, read } from './parts'

const PaperSchema = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(40)),
  /** As it stands on the paper. */
  total: v.optional(v.pipe(v.string(), v.maxLength(30)), ''),
})

/** Whether a certificate is true, for whoever holds the paper: nobody is logged in. */
export const certificateRoutes: ControlRoutes = (api, { db }) => {
  api.post('/certificate-check', async request => {
    const { code, total } = read(PaperSchema, request.body)
    return verifyCertificate(db, code, total.trim())
  })
}
