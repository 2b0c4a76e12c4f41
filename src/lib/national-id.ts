import { compactPaperNo } from './compact-number'
import { isRealDate } from './date'

const SHAPE = /^\d{17}[\dX]$/
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/** Whether an 18-character number carries the GB 11643 check character; also used by V-FPR and V-HMT-RES. */
export function passesNationalIdChecksum(text: string): boolean {
  const id = compactPaperNo(text)
  if (!SHAPE.test(id)) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(id.charAt(index)), 0)
  return CHECK_CHARACTERS.charAt(sum % 11) === id.charAt(17)
}

/**
 * `YYYY-MM-DD` from digits 7-14, or `''` when the number has another shape or the day does not exist
 * (specification, section 5).
 */
export function nationalIdBirthday(text: string): string {
  const id = compactPaperNo(text)
  if (!SHAPE.test(id)) return ''
  const birthday = `${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`
  return isRealDate(birthday) ? birthday : ''
}

/**
 * `'1'` male or `'2'` female by digit 17, odd or even; `''` when the number has another shape (specification,
 * section 5).
 */
export function nationalIdSex(text: string): '1' | '2' | '' {
  const id = compactPaperNo(text)
  if (!SHAPE.test(id)) return ''
  return Number(id.charAt(16)) % 2 === 1 ? '1' : '2'
}

/**
 * Whether the text is an 18-digit resident identity number: check character right, birthday real and not
 * after `today` (`YYYY-MM-DD`). The 15-digit numbers of the first generation are refused (rule V-ID18, GB
 * 11643).
 */
export function isNationalId(text: string, today: string): boolean {
  const birthday = nationalIdBirthday(text)
  return birthday !== '' && birthday <= today && passesNationalIdChecksum(text)
}
