/**
 * Calls by which a customer signs a contract or takes a risk test. A platform of somebody else may take no part in them
 * (《金融产品网络营销管理办法》); whether the company's own mini-program counts as its own channel is for its lawyers to say. While
 * they say no, the server refuses these calls from WeChat's mini-program with `INNER.appOnly`, and `userDetail` says
 * `isAppOnly` there, so that the pages tell it before anything is filled in.
 */
export const OWN_CHANNEL_CALLS: readonly string[] = [
  'contractDocAgree',
  'contractConfirmSubmit',
  'contractSign',
  'riskAnswerSubmit',
  'riskResultConfirm',
]
