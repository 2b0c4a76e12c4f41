import { checkHalf } from './check-screens'

checkHalf(0)
