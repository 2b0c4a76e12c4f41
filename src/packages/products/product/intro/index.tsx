import { definePage } from '@/domains/shell/define-page'
import { IntroScreen } from '../intro-screen'

export default definePage(function IntroPage() {
  return <IntroScreen route="products/intro" />
})
