/** @run short: layout, contrast and reading order of every page */
import { checkPackages } from './check-screens'

checkPackages(['content', 'identity', 'signing', 'suitability'])
