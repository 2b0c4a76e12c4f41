import { checkPackages } from './check-screens'

checkPackages(['report'], 0)
