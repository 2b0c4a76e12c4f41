import { areaList } from '@vant/area-data'
import type { Region } from '@/contract/region'

const LEVELS = [areaList.province_list, areaList.city_list, areaList.county_list] as const

/** Digits that say which province, which city of it, and which district. */
const DIGITS = [2, 4, 6] as const

function levelOf(code: string): 0 | 1 | 2 {
  if (code.endsWith('0000')) return 0
  return code.endsWith('00') ? 1 : 2
}

function namesBelow(parentCode: string): (readonly [code: string, name: string])[] {
  const level = parentCode === '' ? 0 : levelOf(parentCode) + 1
  const names = LEVELS[level]
  if (!names) return []
  const head = parentCode === '' ? '' : parentCode.slice(0, DIGITS[levelOf(parentCode)])
  return Object.entries(names).filter(([code]) => code.startsWith(head))
}

/** The parts of a region; the provinces of `''`. */
export function regionsBelow(parentCode: string): Region[] {
  return namesBelow(parentCode).map(([code, name]) => ({
    code,
    name,
    hasParts: namesBelow(code).length > 0 ? '1' : '0',
  }))
}

/** The name of a region with those that it lies in: 北京市海淀区; `''` for a code of no region. */
export function regionName(code: string): string {
  const parts = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code]
    .filter((part, index, all) => all.indexOf(part) === index)
    .map(part => LEVELS[levelOf(part)][part])
  if (parts.some(name => name === undefined)) return ''
  // 北京市北京市海淀区: the city of a municipality repeats its name.
  return parts.filter((name, index) => name !== parts[index - 1]).join('')
}

/** Whether a code names a region that has no further parts to choose of. */
export const isWholeRegion = (code: string): boolean =>
  regionName(code) !== '' && namesBelow(code).length === 0

/** An address by its region and what lies within it. */
export interface PlacedAddress {
  readonly regionCode: string
  readonly name: string
  readonly rest: string
}

/** An address as it is kept: its region and what was typed below it. */
export const wholeAddress = ({
  regionCode,
  address,
}: {
  readonly regionCode: string
  readonly address: string
}): string => `${regionName(regionCode)}${address.trim()}`

/** The region that an address begins with; an address that names none whole stays as it is. */
export function regionOfAddress(address: string): PlacedAddress {
  const search = (parentCode: string, parentName: string, rest: string): PlacedAddress | undefined => {
    // The city of a municipality repeats its name, which the address does not; another that is named comes before it.
    const parts = namesBelow(parentCode)
    const ordered = [
      ...parts.filter(([, name]) => name !== parentName),
      ...parts.filter(([, name]) => name === parentName),
    ]
    for (const [code, name] of ordered) {
      const isRepeated = name === parentName
      if (!isRepeated && !rest.startsWith(name)) continue
      const left = isRepeated ? rest : rest.slice(name.length)
      if (isWholeRegion(code)) return { regionCode: code, name: regionName(code), rest: left }
      const found = search(code, name, left)
      if (found) return found
    }
    return undefined
  }
  return search('', '', address) ?? { regionCode: '', name: '', rest: address }
}
