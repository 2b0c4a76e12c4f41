import type { Flag } from '@/contract/primitives'
import type { Db } from './database'

/** A row of `surveys` as one customer stands to it. */
export interface SurveyRow {
  readonly survey_id: string
  readonly title: string
  readonly intro: string
  /** Milliseconds of data time: answers are taken before it. */
  readonly deadline: number
  /** Paid for the answers. */
  readonly points: number
  readonly anonymous: Flag
  /** How long answering takes. */
  readonly minutes: number
  /** Milliseconds of data time; null until this customer has answered. */
  readonly submitted_at: number | null
}

const SELECT = `SELECT s.survey_id, s.title, s.intro, s.deadline, s.points, s.anonymous, s.minutes, a.submitted_at
  FROM surveys s
  LEFT JOIN survey_invitations i ON i.survey_id = s.survey_id AND i.customer_id = ?
  LEFT JOIN survey_answers a ON a.survey_id = s.survey_id AND a.customer_id = ?`

/** The surveys a customer is invited to, the latest deadline first. */
export function surveysOf(db: Db, customerId: string): SurveyRow[] {
  return db.all<SurveyRow>(
    `${SELECT} WHERE i.customer_id IS NOT NULL ORDER BY s.deadline DESC, s.survey_id DESC`,
    customerId,
    customerId,
  )
}

/** The survey for everyone that runs longest from now on; `''` where there is none. */
export function standingSurveyId(db: Db): string {
  const found = db.get<{ survey_id: string }>(
    "SELECT survey_id FROM surveys WHERE audience = 'everyone' ORDER BY deadline DESC, survey_id DESC LIMIT 1",
  )
  return found?.survey_id ?? ''
}

/** The survey with this id, if the customer may answer it: invited to it, or it is for everyone. */
export function surveyById(db: Db, customerId: string, surveyId: string): SurveyRow | undefined {
  return db.get<SurveyRow>(
    `${SELECT} WHERE s.survey_id = ? AND (i.customer_id IS NOT NULL OR s.audience = 'everyone')`,
    customerId,
    customerId,
    surveyId,
  )
}

/** 问卷状态 of the domain contract (B2): 1 open, 2 answered, 3 closed. */
export function surveyStatusOf(survey: SurveyRow, now: number): '1' | '2' | '3' {
  if (survey.submitted_at !== null) return '2'
  return now < survey.deadline ? '1' : '3'
}

/** Notes that a customer has answered; a second answer is refused by the table. */
export function noteSurveyAnswer(db: Db, surveyId: string, customerId: string, submittedAt: number): void {
  db.run(
    'INSERT INTO survey_answers (survey_id, customer_id, submitted_at) VALUES (?, ?, ?)',
    surveyId,
    customerId,
    submittedAt,
  )
}
