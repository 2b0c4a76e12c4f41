/** @run short: layout of every page on a phone */
import { checkHalf } from './check-screens'

checkHalf(0)
