import { randomUUID } from 'node:crypto'
import type { Survey } from '@/contract/survey'
import type { SurveyAnswer, SurveyQuestionType } from '@/lib/survey'
import type { Db } from './database'

/** The form that every call-back asks. */
export const VISIT_FORM = 'visit'

interface QuestionRow {
  readonly qid: string
  readonly type: SurveyQuestionType
  readonly title: string
  readonly required: '0' | '1'
  readonly min: number
  readonly max: number
  readonly show_qid: string
  readonly show_oid: string
}

/** The questions of a form in order, with their options and rows. */
export function questionsOf(db: Db, formId: string): Survey['questions'] {
  const options = db.all<Survey['questions'][number]['options'][number] & { qid: string }>(
    'SELECT qid, oid, text, exclusive FROM survey_options WHERE form_id = ? ORDER BY sort',
    formId,
  )
  const rows = db.all<{ qid: string; rid: string; text: string }>(
    'SELECT qid, rid, text FROM survey_rows WHERE form_id = ? ORDER BY sort',
    formId,
  )
  return db
    .all<QuestionRow>('SELECT * FROM survey_questions WHERE form_id = ? ORDER BY sort', formId)
    .map(({ qid, type, title, required, min, max, show_qid, show_oid }) => ({
      qid,
      type,
      title,
      required,
      min,
      max,
      options: options
        .filter(option => option.qid === qid)
        .map(({ oid, text, exclusive }) => ({ oid, text, exclusive })),
      rows: rows.filter(row => row.qid === qid).map(({ rid, text }) => ({ rid, text })),
      showIf: show_qid ? { qid: show_qid, oid: show_oid } : undefined,
    }))
}

/** Keeps what was answered; under no customer when the survey is anonymous. */
export function keepReply(
  db: Db,
  { formId, customerId, answers }: { formId: string; customerId: string; answers: readonly SurveyAnswer[] },
): void {
  db.run(
    'INSERT INTO survey_replies (reply_id, form_id, customer_id, answers) VALUES (?, ?, ?, ?)',
    randomUUID(),
    formId,
    customerId,
    JSON.stringify(answers),
  )
}

/** What a customer answered; `[]` when they did not, or without a name. */
export function replyOf(db: Db, formId: string, customerId: string): Survey['answers'] {
  const row = db.get<{ answers: string }>(
    'SELECT answers FROM survey_replies WHERE form_id = ? AND customer_id = ?',
    formId,
    customerId,
  )
  return row ? (JSON.parse(row.answers) as Survey['answers']) : []
}
