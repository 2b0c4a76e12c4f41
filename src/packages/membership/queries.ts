import { query } from '@/api/query'

export const membershipHome = query('vipHome')
export const charitiesOf = query('charityList')
export const donationsOf = query('donationList')
export const certificateOf = query('donationCertificate')
export const charityOf = query('charityDetail')
export const pointsRules = query('pointsRule')
export const pointsOf = query('pointsRecordList')
export const activitiesOf = query('activityList')
export const activityOf = query('activityDetail')

export const POINTS_ROWS = 50
