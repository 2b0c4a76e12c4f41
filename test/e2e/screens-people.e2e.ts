import { checkPackages } from './check-screens'

checkPackages(['account', 'advisor', 'income', 'membership', 'messages', 'settings', 'trust-requests'], 5)
