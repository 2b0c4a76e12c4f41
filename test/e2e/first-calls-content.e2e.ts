import { checkFirstCalls } from './check-first-calls'
import { CONTENT_SCREENS } from './screens'

checkFirstCalls('the first calls of pages of messages, membership and account', CONTENT_SCREENS)
