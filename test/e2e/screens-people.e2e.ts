import { checkPackages } from './check-screens'

checkPackages(['account', 'membership', 'messages', 'trust-requests'], 5)
