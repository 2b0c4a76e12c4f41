import type { ResponseOf } from '@/contract/endpoint'
import { surveyList, type SurveyListRow } from '@/contract/research'
import { UnreadStore } from '@/domains/messages/unread-store'
import { PagedList } from '@/stores/primitives/paged-list'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { surveysOf } from '../queries'

type SurveyPage = ResponseOf<typeof surveyList>

/** Surveys the customer is invited to; each has a message that is read with it. */
export class SurveysStore {
  readonly surveys: PagedList<SurveyListRow, undefined, SurveyPage>
  private readonly unread: UnreadStore

  constructor(root: RootStore) {
    this.unread = root.get(UnreadStore)
    this.surveys = new PagedList<SurveyListRow, undefined, SurveyPage>(
      ({ pageNum, pageSize }, signal) => root.read(surveyList, surveysOf({ pageNum, pageSize }), signal),
      {
        filter: undefined,
        idOf: survey => survey.surveyId,
        changes: changesOf(root),
        dependsOn: ['surveys'],
      },
    )
  }

  isUnread(survey: SurveyListRow): boolean {
    return this.unread.isUnread({ ...survey, category: '6' })
  }

  /** The customer opens a survey. */
  read(survey: SurveyListRow): void {
    void this.unread.read({ ...survey, category: '6' })
  }

  /** Fetches rows and counts anew. */
  async refresh(): Promise<void> {
    await Promise.all([this.surveys.reload(), this.unread.home.load()])
  }
}
