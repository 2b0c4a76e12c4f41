import type { UserDetail } from '@/contract/user'
import { Heading } from '@/platform/elements/elements'
import './home-hero.scss'

/** Who has just registered has told no name yet. */
const greetingOf = ({ nameMask }: UserDetail) => (nameMask ? `${nameMask}，您好` : '您好，欢迎来到远岚信托')

/** The first word to the customer; without a name while the server has not said who they are. */
export function Greeting({ user }: { user?: UserDetail }) {
  return (
    <Heading level={1} className="home__greeting">
      {user ? greetingOf(user) : '您好'}
    </Heading>
  )
}
