import { checkPackages } from './check-screens'

checkPackages(
  ['account', 'advisor', 'income', 'membership', 'messages', 'search', 'settings', 'trust-requests'],
  5,
)
