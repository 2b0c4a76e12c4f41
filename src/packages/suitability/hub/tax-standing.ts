import type { IdentifyInfo } from '@/contract/identify-info'
import { labelOf } from '@/contract/labels'
import { AUTH_STATUS } from '@/contract/tables/customer'
import { TAX_TYPE } from '@/contract/tables/tax'
import { formatDate } from '@/lib/date'
import { isOn } from '@/lib/flag'
import type { Standing } from './standing'

const TITLE = '税收居民身份'

/** It is the name on the papers that is declared with: they are handed in first. */
const hasPapers = (authStatus: string) => authStatus !== AUTH_STATUS.none && authStatus !== AUTH_STATUS.failed

/** The tax declaration, which counts until something about it changes. */
export function taxStanding({ tax, identity }: IdentifyInfo): Standing {
  const isBegun = tax.draftSavedAt !== ''
  if (isOn(tax.declared)) {
    return {
      title: TITLE,
      state: 'valid',
      todo: '',
      facts: [
        { label: '声明内容', value: labelOf(TAX_TYPE, tax.taxType) },
        { label: '声明日期', value: formatDate(tax.declareDate) },
        { label: '有效期至', value: '长期' },
      ],
      notes: [isBegun ? '有一份重新填写的声明还没有提交。' : '信息发生变化时，请在30日内重新声明。'],
      way: isBegun
        ? { text: '继续填写声明', route: 'identity/tax-type' }
        : { text: '查看或重新声明', route: 'identity/tax-result' },
    }
  }
  const canDeclare = hasPapers(identity.status)
  const toDo = { title: TITLE, todo: '声明税收居民身份', facts: [] }
  if (!canDeclare) return { ...toDo, state: 'none', notes: ['声明以证件上的姓名为准，请先完成实名认证。'] }
  return {
    ...toDo,
    state: isBegun ? 'underWay' : 'none',
    notes: [isBegun ? '上次填写的声明还没有提交，可以继续填写。' : '约需 3 分钟。'],
    way: { text: isBegun ? '继续填写声明' : '去声明', route: 'identity/tax-type' },
  }
}
