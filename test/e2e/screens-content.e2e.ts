import { checkPackages } from './check-screens'

checkPackages(['content', 'identity', 'signing', 'suitability'])
