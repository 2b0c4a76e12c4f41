import type { CancelCheck } from '@/contract/account-cancel'
import { CANCEL_BLOCKER, CANCEL_STATUS } from '@/contract/tables/account-cancel'
import type { RouteName } from '@/routes'

/** Where each kind of business is settled. */
const WAYS: Readonly<Record<string, RouteName>> = {
  [CANCEL_BLOCKER.holding]: 'assets/overview',
  [CANCEL_BLOCKER.order]: 'main/orders',
  [CANCEL_BLOCKER.trade]: 'assets/trades',
  [CANCEL_BLOCKER.trust]: 'main/family-trusts',
  [CANCEL_BLOCKER.application]: 'main/family-trusts',
}

/** What has to be settled first, with the page where that is done; a kind of a later version has none. */
export interface BlockerLine {
  readonly code: string
  readonly title: string
  readonly text: string
  readonly route: RouteName | undefined
}

export function blockerLines({ blockers }: CancelCheck): readonly BlockerLine[] {
  const titles: Readonly<Record<string, string>> = CANCEL_BLOCKER.labels
  return blockers.map(({ code, msg }) => ({
    code,
    title: titles[code] ?? '其他事项',
    text: msg,
    route: WAYS[code],
  }))
}

/** Why nothing can be applied for yet. */
export function blockedReason({ blockers }: CancelCheck): string | undefined {
  return blockers.length > 0 ? `还有 ${blockers.length} 类事项需要先办结` : undefined
}

/** What became of the last application, where the customer is still here to read it. */
export function lastOutcome({ application }: CancelCheck): string | undefined {
  if (application?.status === CANCEL_STATUS.rejected) {
    return `上次申请未通过：${application.rejectReason}。您的账户照常使用，可以重新申请。`
  }
  if (application?.status === CANCEL_STATUS.withdrawn) return '上次申请已撤回，您的账户照常使用。'
  return undefined
}
