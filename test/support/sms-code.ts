import type { SmsCheck } from '@/domains/verification/sms-check'
import { SmsCheckForm } from '@/domains/verification/sms-check-form'
import type { RootStore } from '@/stores/root/root-store'

/** Types a code into what the sheet of a check holds, and sends it. */
export async function typeCode(root: RootStore, check: SmsCheck, code: string): Promise<SmsCheckForm> {
  const sheet = new SmsCheckForm(root, check)
  sheet.begin()
  sheet.form.fields.smsCode.set(code)
  await sheet.submission.submit()
  return sheet
}

/** Asks for a code, and answers with the one that came. */
export async function answerCode(root: RootStore, check: SmsCheck, codeOf: () => string): Promise<void> {
  const sheet = new SmsCheckForm(root, check)
  await sheet.code.submit(undefined)
  sheet.form.fields.smsCode.set(codeOf())
  await sheet.submission.submit()
  sheet.dispose()
}
