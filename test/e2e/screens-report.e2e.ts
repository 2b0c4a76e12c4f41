import { checkPackages } from './check-screens'

checkPackages(['report'])
