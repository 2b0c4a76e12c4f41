import { observer } from 'mobx-react'
import { IntroScreen } from '../intro-screen'

export default observer(function IntroPage() {
  return <IntroScreen route="products/intro" />
})
