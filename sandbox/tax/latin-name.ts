import { pinyin } from 'pinyin-pro'

/** A name in latin letters as a passport has it. */
export interface LatinName {
  readonly surname: string
  readonly givenName: string
}

/** Surnames of two characters that are met often enough. */
const DOUBLE_SURNAMES: readonly string[] =
  '欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 慕容 令狐 宇文 长孙 司徒 司空 夏侯 南宫 独孤 端木 轩辕 呼延'.split(
    ' ',
  )

const HAN = /^\p{Script=Han}{2,}$/u

/** Syllables as passports join them: in capitals, ü as YU. */
function inCapitals(syllables: readonly string[]): string {
  return syllables.join('').replace(/v/g, 'yu').toUpperCase()
}

/**
 * The registered name in latin letters: 林致远 gives LIN and ZHIYUAN; a latin name's last word is its surname. Nothing for
 * names that are written with `·`: their passports do not follow pinyin.
 */
export function latinName(name: string): LatinName {
  if (HAN.test(name)) {
    const syllables = pinyin(name, { toneType: 'none', type: 'array', surname: 'head', v: true })
    const split = DOUBLE_SURNAMES.includes(name.slice(0, 2)) && name.length > 2 ? 2 : 1
    return { surname: inCapitals(syllables.slice(0, split)), givenName: inCapitals(syllables.slice(split)) }
  }
  const words = /^[A-Za-z .'-]+$/.test(name) ? name.trim().toUpperCase().split(/\s+/) : []
  const surname = words.pop() ?? ''
  return { surname, givenName: words.join(' ') }
}
