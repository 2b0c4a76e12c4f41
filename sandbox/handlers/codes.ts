import { INNER } from '@/contract/codes'
import { SMS_CODES_PER_DAY, VOICE_CODES_PER_DAY } from '@/contract/session'
import { BusinessError, invalidField } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { formatDay, formatInstant } from '../clock'
import { captchasBlockedUntil, captchaRefusedUntil, useCaptcha } from '../store/captchas'
import { checkCode, codeRefusal, lockedUntil, wantsPicture, type CodeOrder } from '../store/sms-codes'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** When somebody may try again, as they would say it: 45 秒后, 今天 10:31 后, 明天 09:05 后. */
export function retryText(until: number, now: number): string {
  if (until - now <= 2 * MINUTE_MS) return `${Math.max(1, Math.ceil((until - now) / 1000))} 秒后`
  // Rounded up: at that minute it has to work.
  const at = Math.ceil(until / MINUTE_MS) * MINUTE_MS
  const day = formatDay(at)
  const name = day === formatDay(now) ? '今天' : day === formatDay(now + DAY_MS) ? '明天' : day
  return `${name} ${formatInstant(at).slice(11, 16)} 后`
}

const tooMany = (msg: string) => new BusinessError(INNER.smsTooManyTries, { msg })

const REFUSALS = {
  soon: retry => `验证码已发送，请于 ${retry}再获取`,
  locked: retry => `验证码错误次数过多，请于 ${retry}重新获取`,
  day: retry => `该手机号 24 小时内已发送 ${SMS_CODES_PER_DAY} 条验证码，请于 ${retry}再获取`,
  address: retry => `当前网络获取验证码过于频繁，请于 ${retry}再获取`,
  voiceDay: retry => `语音验证码 24 小时内最多 ${VOICE_CODES_PER_DAY} 次，请于 ${retry}再获取`,
  voiceMinute: retry => `语音线路繁忙，请于 ${retry}再获取`,
} satisfies Record<string, (retry: string) => string>

/** Refuses an order beyond the caps, and one whose picture code is missing or does not fit. */
export function requireCodeAllowed(
  { db, now, address }: HandlerContext,
  order: CodeOrder,
  picture: { id: string; code: string },
): void {
  const refusal = codeRefusal(db, order, now())
  if (refusal) throw tooMany(REFUSALS[refusal.reason](retryText(refusal.until, now())))
  if (!wantsPicture(db, order, now())) return
  const blocked = captchasBlockedUntil(db, address, now())
  if (blocked !== undefined) throw tooMany(picturesBlocked(blocked, now()))
  if (!picture.id) throw invalidField('captchaCode', '请输入图形验证码')
  const check = useCaptcha(db, picture, now())
  if (check === 'wrong') throw invalidField('captchaCode', '图形验证码不正确，请重新输入')
  if (check === 'expired') throw invalidField('captchaCode', '图形验证码已失效，请重新输入')
}

const picturesBlocked = (until: number, now: number) =>
  `图形验证码尝试次数过多，请于 ${retryText(until, now)}再试，或改用语音验证码`

/** Refuses another picture to an address that had too many of them. */
export function requirePictureAllowed({ db, now, address }: HandlerContext): void {
  const until = captchaRefusedUntil(db, address, now())
  if (until !== undefined) throw tooMany(picturesBlocked(until, now()))
}

/** Uses a right code up; any other is refused with what to do next. */
export function requireCode(
  { db, now }: HandlerContext,
  { mobile, scene, code }: { mobile: string; scene: string; code: string },
): void {
  const check = checkCode(db, mobile, scene, code, now())
  if (check === 'wrong') throw new BusinessError(INNER.smsCodeWrong)
  if (check === 'expired') throw new BusinessError(INNER.smsCodeExpired)
  if (check === 'right') return
  const until = lockedUntil(db, mobile, scene, now())
  throw tooMany(
    until === undefined ? '验证码错误次数过多，请重新获取验证码' : REFUSALS.locked(retryText(until, now())),
  )
}
