import type { FirstCallsOf } from '@/api/first-calls'
import { firstPage } from '@/api/query'
import { POINT_TYPE } from '@/contract/tables/membership'
import {
  activitiesOf,
  activityOf,
  certificateOf,
  charitiesOf,
  charityOf,
  donationsOf,
  membershipHome,
  POINTS_ROWS,
  pointsOf,
  pointsRules,
} from './queries'

export const membershipFirstCalls: FirstCallsOf<'membership'> = {
  'membership/center': () => [membershipHome(), charitiesOf(firstPage()), donationsOf(firstPage())],
  'membership/charity': ({ param }) => [charityOf({ charityId: param('charityId') })],
  'membership/rules': () => [pointsRules()],
  'membership/points': ({ optional }) => [
    pointsOf({
      pointType: optional('pointType', POINT_TYPE.labels),
      year: optional('year'),
      ...firstPage(POINTS_ROWS),
    }),
  ],
  'membership/certificate': ({ param }) => [certificateOf({ donationId: param('donationId') })],
  'membership/activity': ({ param }) => [activityOf({ activityId: param('activityId') })],
  'membership/activity-over': () => [activitiesOf(firstPage())],
}
