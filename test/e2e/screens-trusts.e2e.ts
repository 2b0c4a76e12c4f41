import { checkPackages } from './check-screens'

checkPackages(['trusts', 'main'], 100)
