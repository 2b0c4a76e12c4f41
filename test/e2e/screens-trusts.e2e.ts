import { checkPackages } from './check-screens'

checkPackages(['trusts', 'trust-application', 'main'], 100)
