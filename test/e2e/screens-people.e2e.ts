import { checkPackages } from './check-screens'

checkPackages(['account', 'advisor', 'income', 'membership', 'messages', 'trust-requests'], 5)
