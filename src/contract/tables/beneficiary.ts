import { codes } from '../code-table'
import { ID_TYPE } from './customer'
import { paperKindOf } from './papers'
import { RELATION } from './trust'

type PaperName = ReturnType<typeof paperKindOf>

/** 监护人与受益人的关系. */
export const GUARDIAN_RELATION = codes({
  father: ['01', '父亲'],
  mother: ['02', '母亲'],
  grandparent: ['03', '祖父母/外祖父母'],
  sibling: ['04', '成年兄姐'],
  appointed: ['05', '法院/居委会指定'],
})

/** 收款账户: whose account is paid. */
export const ACCOUNT_OWNER = codes({
  own: ['1', '受益人本人账户'],
  guardian: ['2', '监护人账户'],
})

/** 剩余财产归属: who gets what the shares of the end do not reach. */
export const END_RESIDUAL = codes({
  byShares: ['1', '按上述比例归受益人'],
  settlor: ['2', '归还委托人或其继承人'],
  charity: ['3', '捐赠公益慈善'],
})

/** 受益人变更状态. */
export const BENE_CHANGE_STATUS = codes({
  draft: ['0', '填写中'],
  inReview: ['1', '审核中'],
  applied: ['2', '已生效'],
  refused: ['3', '已驳回'],
  dropped: ['4', '已放弃'],
})

/** 信息补填状态. */
export const BENE_FILL_STATUS = codes({
  inReview: ['0', '审核中'],
  applied: ['1', '已生效'],
  refused: ['2', '已驳回'],
})

/** How a number is judged: charities have a credit code, whatever kind of paper is named. */
export function idKindOf(relation: string, idType: string): 'idCard' | 'creditCode' | PaperName {
  if (relation === RELATION.charity) return 'creditCode'
  return idType === ID_TYPE.idCard ? 'idCard' : paperKindOf(idType)
}
