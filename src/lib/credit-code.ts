const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** Whether a text is the credit code of an organisation: 18 places, the last a check by weights (rule V-CREDIT, GB 32100). */
export function isCreditCode(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const sum = WEIGHTS.reduce(
    (total, weight, index) => total + weight * CHARACTERS.indexOf(text.charAt(index)),
    0,
  )
  return CHARACTERS.charAt((31 - (sum % 31)) % 31) === text.charAt(17)
}
