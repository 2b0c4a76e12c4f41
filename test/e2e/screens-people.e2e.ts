/** @run short: layout, contrast and reading order of every page */
import { checkPackages } from './check-screens'

checkPackages(
  ['account', 'advisor', 'income', 'membership', 'messages', 'search', 'settings', 'trust-requests'],
  5,
)
