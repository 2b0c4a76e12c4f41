import { checkPackages } from './check-screens'

checkPackages(['account', 'membership', 'messages'], 5)
