/** @run short: layout, contrast and reading order of every page */
import { checkPackages } from './check-screens'

checkPackages(['trusts', 'trust-application', 'trust-people', 'main'], 100)
