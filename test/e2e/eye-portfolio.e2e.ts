import { checkEye } from './check-eye'
import { PORTFOLIO_SCREENS } from './screens'

checkEye('pages of assets and trusts with the eye shut', PORTFOLIO_SCREENS, 400)
