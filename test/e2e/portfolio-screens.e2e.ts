import { checkScreens } from './check-screens'
import { PORTFOLIO_SCREENS } from './screens'

checkScreens('every page of the portfolio', PORTFOLIO_SCREENS, 400)
