import { checkPackages } from './check-screens'

checkPackages(['account', 'advisor', 'membership', 'messages', 'trust-requests'], 5)
