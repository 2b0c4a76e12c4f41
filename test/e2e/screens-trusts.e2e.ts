import { checkPackages } from './check-screens'

checkPackages(['trusts', 'trust-application', 'trust-people', 'main'], 100)
