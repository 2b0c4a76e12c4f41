import { checkPackages } from './check-screens'

checkPackages(['assets', 'products', 'recording'], 300)
