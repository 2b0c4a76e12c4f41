import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import { closedQuestion } from './closed-question'

const KEPT = '刚填写的内容没有提交，已存为草稿，这一步再次退回时可以继续填写。'

test.each([
  [FT_APPLY_STATUS.inReview, true, `申请状态已变为“待审核”。${KEPT}`],
  [FT_APPLY_STATUS.inReview, false, '申请状态已变为“待审核”。刚填写的内容没有提交。'],
  [FT_APPLY_STATUS.returned, true, `这一步已不在需要修改的范围内。${KEPT}`],
  [FT_APPLY_STATUS.toSign, true, '申请状态已变为“待签约”。刚填写的内容没有提交。'],
  [FT_APPLY_STATUS.refused, true, '申请状态已变为“已拒绝”。刚填写的内容没有提交。'],
  [FT_APPLY_STATUS.withdrawn, true, '申请状态已变为“已撤回”。刚填写的内容没有提交。'],
])('of an application in %s, its draft kept: %s, it says %s', (status, isDraftKept, message) => {
  expect(closedQuestion(status, isDraftKept).message).toBe(message)
})
