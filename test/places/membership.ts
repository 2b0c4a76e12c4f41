import { by, type Places } from './place'

export const membershipPlaces: Places<'membership'> = {
  'membership/center': [by('U1'), by('U3')],
  'membership/charity': [by('U1', { charityId: 'CP1' }), by('U1', { charityId: 'CP2' })],
  'membership/rules': [by('U1')],
  'membership/points': [by('U1')],
  'membership/certificate': [by('U1', { donationId: 'D2025090900103' })],
  'membership/activity': [by('U1', { activityId: 'AC3' })],
  'membership/activity-over': [by('U1')],
}
