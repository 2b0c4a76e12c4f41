import { checkFirstCalls } from './check-first-calls'
import { PORTFOLIO_SCREENS } from './screens'

checkFirstCalls('the first calls of pages of assets and trusts', PORTFOLIO_SCREENS)
