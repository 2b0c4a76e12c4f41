import { checkPackages } from './check-screens'

checkPackages(['content', 'identity', 'suitability'])
