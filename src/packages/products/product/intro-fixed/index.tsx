import { definePage } from '@/domains/shell/define-page'
import { IntroScreen } from '../intro-screen'

export default definePage(function IntroFixedPage() {
  return <IntroScreen route="products/intro-fixed" />
})
