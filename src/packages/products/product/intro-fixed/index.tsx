import { observer } from 'mobx-react'
import { IntroScreen } from '../intro-screen'

export default observer(function IntroFixedPage() {
  return <IntroScreen route="products/intro-fixed" />
})
