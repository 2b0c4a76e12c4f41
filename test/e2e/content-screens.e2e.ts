import { checkScreens } from './check-screens'
import { CONTENT_SCREENS } from './screens'

checkScreens('every page of messages, membership and account', CONTENT_SCREENS, 5)
