import type { ResponseOf } from '@/contract/endpoint'
import type { trustContractList } from '@/contract/trust'
import { compareTexts } from '@/lib/compare-texts'
import { formatDate } from '@/lib/date'

export type TrustContract = ResponseOf<typeof trustContractList>['list'][number]

const KINDS: readonly string[] = ['main', 'supplement']

/** Main contracts, then the agreements that amend them and whatever else there is; each newest first, a group without any is left out. */
export function contractGroups(
  contracts: readonly TrustContract[],
): { title: string; contracts: readonly TrustContract[] }[] {
  const newestFirst = [...contracts].sort((a, b) => compareTexts(b.signDate, a.signDate))
  return [
    { title: '信托合同', contracts: newestFirst.filter(({ kind }) => kind === 'main') },
    { title: '补充协议', contracts: newestFirst.filter(({ kind }) => kind === 'supplement') },
    { title: '其他文件', contracts: newestFirst.filter(({ kind }) => !KINDS.includes(kind)) },
  ].filter(group => group.contracts.length > 0)
}

/** What tells versions apart: 版本 1.0 · 2023-05-18 签署 · 38 页; unknown parts are left out. */
export function contractCaption({
  version,
  signDate,
  pageCount,
}: Pick<TrustContract, 'version' | 'signDate' | 'pageCount'>): string {
  return [
    version && `版本 ${version}`,
    signDate && `${formatDate(signDate)} 签署`,
    pageCount > 0 && `${pageCount} 页`,
  ]
    .filter(Boolean)
    .join(' · ')
}
