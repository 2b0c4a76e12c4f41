import { AMOUNT } from './validate'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const SECTIONS = ['', '万', '亿']

/** Four digits in words; inner noughts are said once, outer ones not. */
function section(digits: string): string {
  const words = [...digits].map((digit, index) =>
    Number(digit) > 0 ? `${DIGITS[Number(digit)]}${PLACES[digits.length - 1 - index]}` : '零',
  )
  return words.join('').replace(/零+/g, '零').replace(/零$/, '')
}

function yuanInWords(digits: string): string {
  const sections: string[] = []
  for (let end = digits.length; end > 0; end -= 4) sections.unshift(digits.slice(Math.max(end - 4, 0), end))
  const words = sections.map((part, index) => {
    const text = section(part)
    if (text === '') return '零'
    // 壹万零伍佰: a section that does not fill its four places is led by a nought, unless it is the first.
    const lead = index > 0 && part.startsWith('0') && !text.startsWith('零') ? '零' : ''
    return `${lead}${text}${SECTIONS[sections.length - 1 - index]}`
  })
  return words.join('').replace(/零+/g, '零').replace(/零$/, '').replace(/^零/, '')
}

/**
 * Yuan as banks write them in capitals: `1000500.05` is 壹佰万零伍佰元零伍分 (支付结算办法, annex 1). Takes an amount as V-AMT
 * allows it; anything else gives ''.
 */
export function amountInCapitals(amount: string): string {
  if (!AMOUNT.test(amount)) return ''
  const [yuanDigits = '', fraction = ''] = amount.split('.')
  const yuan = yuanInWords(yuanDigits.replace(/^0+/, ''))
  const [jiao, fen] = fraction.padEnd(2, '0').split('').map(Number)
  const head = yuan === '' ? '' : `${yuan}元`
  if (!jiao && !fen) return head === '' ? '零元整' : `${head}整`
  const jiaoText = jiao ? `${DIGITS[jiao]}角` : head === '' ? '' : '零'
  return `${head}${jiaoText}${fen ? `${DIGITS[fen]}分` : '整'}`
}
