/** The hub of what a customer has proved: it leads on to the renewal. */
export const IDENTITY_PAGE = '/phone/realNameAuth/IDCard/identifyInfo'

/** What the company tells of a document. */
interface Words {
  readonly title: string
  readonly summary: string
}

/** So many days before its end (rule V-ID-EXP). */
export const expiringWords = (daysLeft: number, lastDay: string): Words => ({
  title: `证件将于${daysLeft}天后过期`,
  summary: `您登记的身份证件有效期至 ${lastDay}，请提前更新，过期后不能提交交易申请。`,
})

/** On the day after its last; `isInReview`: a new one has been handed in already. */
export const expiredWords = (lastDay: string, isInReview = false): Words => ({
  title: '您的证件已经过期',
  summary: isInReview
    ? `您登记的身份证件已于 ${lastDay} 过期，新证件正在审核，通过前不能提交交易申请。`
    : `您登记的身份证件已于 ${lastDay} 过期，请尽快更新，更新前不能提交交易申请。`,
})
