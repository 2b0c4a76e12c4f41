import type { homeSummary } from '@/contract/home'
import type { userDetail } from '@/contract/user'
import { firstDrawing } from '@/domains/shell/first-drawing'
import { Greeting } from './greeting'
import { SummaryFigures } from './summary-figures'

export const drawings = [
  firstDrawing<typeof userDetail>('userDetail', 'h1.home__greeting', user => <Greeting user={user} />),
  firstDrawing<typeof homeSummary>('homeSummary', '.home__figures', summary => (
    <SummaryFigures summary={summary} />
  )),
]
