import { checkPackages } from './check-screens'

checkPackages(['account', 'advisor', 'membership', 'messages', 'settings', 'trust-requests'], 5)
