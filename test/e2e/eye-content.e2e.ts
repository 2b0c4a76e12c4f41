import { checkEye } from './check-eye'
import { CONTENT_SCREENS } from './screens'

checkEye('pages of messages, membership and account with the eye shut', CONTENT_SCREENS, 5)
