import { checkPackages } from './check-screens'

checkPackages(['assets', 'products'], 300)
