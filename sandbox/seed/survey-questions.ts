import type { SurveyAnswer, SurveyQuestion } from '@/lib/survey'
import { insertRows } from '../store/insert'
import { keepReply, VISIT_FORM } from '../store/survey-forms'
import { hashOfVisitToken } from '../store/visits'
import type { Seed } from './order'

type QuestionSeed = Pick<SurveyQuestion, 'type' | 'title' | 'showIf'> & {
  /** Texts of the options; their ids count from 1. One that ends with `!` excludes the others. */
  readonly options?: readonly string[]
  readonly rows?: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly isOptional?: boolean
}

const SCORES = ['非常不满意', '不满意', '一般', '满意', '非常满意']

/** Questions by form: the surveys' ids, and the call-back; their ids are `q1`, `q2` … in order. */
const FORMS: Readonly<Record<string, readonly QuestionSeed[]>> = {
  SV1: [
    {
      type: 'single',
      title: '您平均多久打开一次客户端？',
      options: ['每天', '每周几次', '每月几次', '很少打开'],
    },
    {
      type: 'single',
      title: '很少打开的主要原因是什么？',
      options: ['字太小看不清', '找不到要的功能', '习惯联系理财经理'],
      showIf: { qid: 'q1', oid: '4' },
    },
    {
      type: 'multi',
      title: '您最常用哪些功能？',
      options: ['查看资产', '交易记录', '家族信托', '信息披露', '公益中心', '以上都不常用!'],
      min: 1,
      max: 3,
    },
    { type: 'score', title: '请为客户端的易用程度打分', options: SCORES },
    {
      type: 'matrix',
      title: '请评价下列页面',
      options: ['难用', '一般', '好用'],
      rows: ['资产总览', '交易记录', '信托文件'],
    },
    {
      type: 'sort',
      title: '您希望我们先改进哪一项？请按重要程度排列',
      options: ['文字更大', '操作更少', '加载更快'],
    },
    { type: 'text', title: '还有什么想对我们说的？', min: 5, max: 500, isOptional: true },
  ],
  SV2: [
    {
      type: 'single',
      title: '您是否已有传承方面的安排？',
      options: ['已有完整安排', '有部分安排', '还没有'],
    },
    {
      type: 'multi',
      title: '您最关注哪些方面？',
      options: ['子女教育', '养老保障', '财富传承', '公益慈善'],
      min: 1,
      max: 2,
    },
    { type: 'text', title: '您希望得到哪些专业支持？', min: 5, max: 200, isOptional: true },
  ],
  SV3: [
    { type: 'single', title: '您会阅读管理报告吗？', options: ['每期都读', '偶尔阅读', '从不阅读'] },
    {
      type: 'multi',
      title: '您最关心报告的哪些内容？',
      options: ['净值与收益', '投资组合', '风险提示'],
      min: 1,
      max: 3,
    },
  ],
  SV4: [
    { type: 'score', title: '您对本年度整体服务的满意程度', options: SCORES },
    { type: 'score', title: '您对信托经理服务的满意程度', options: SCORES },
    {
      type: 'multi',
      title: '哪些方面最需要改进？',
      options: ['响应速度', '专业解答', '信息披露', '客户端体验', '暂无!'],
      min: 1,
      max: 3,
    },
    { type: 'text', title: '您的意见与建议', min: 5, max: 500, isOptional: true },
  ],
  [VISIT_FORM]: [
    { type: 'single', title: '本次认购是否由您本人自愿办理？', options: ['是', '否'] },
    { type: 'single', title: '您是否已阅读并理解信托合同与风险申明书？', options: ['是', '否'] },
    { type: 'single', title: '您是否知悉产品不承诺保本保收益，可能出现本金损失？', options: ['是', '否'] },
    {
      type: 'multi',
      title: '工作人员向您说明了哪些内容？',
      options: ['产品风险等级', '投资方向', '费用与期限', '冷静期权利', '均未说明!'],
      min: 1,
      max: 0,
    },
    { type: 'text', title: '您是否还有其他需要说明的情况？', min: 5, max: 200, isOptional: true },
  ],
}

/** What U1 answered to SV2 before the data starts. */
const ANSWERS_OF_U1: readonly SurveyAnswer[] = [
  { qid: 'q1', oids: ['2'], text: '', cells: [] },
  { qid: 'q2', oids: ['1', '3'], text: '', cells: [] },
]

/** Call-backs by the token of their link: open, answered, expired. */
const VISITS = [
  {
    visit_id: 'VS1',
    token: 'visit-open-2026',
    product_name: '远岚·稳泰26号',
    sign_time: '2026-11-19 15:42:10',
    expires_at: Date.parse('2026-11-27T23:59:59+08:00'),
    submitted_at: null,
  },
  {
    visit_id: 'VS2',
    token: 'visit-done-2026',
    product_name: '远岚·双利增强3号',
    sign_time: '2026-10-08 10:20:36',
    expires_at: Date.parse('2026-10-16T23:59:59+08:00'),
    submitted_at: Date.parse('2026-10-09T09:03:44+08:00'),
  },
  {
    visit_id: 'VS3',
    token: 'visit-over-2026',
    product_name: '远岚·短债增利',
    sign_time: '2026-09-01 11:00:00',
    expires_at: Date.parse('2026-09-09T23:59:59+08:00'),
    submitted_at: null,
  },
] as const

/** Questions of the surveys and of the call-backs, what U1 answered, and three call-backs of U1's. */
export const surveyQuestionsSeed: Seed = {
  name: 'survey-questions',
  after: [],
  fill(db) {
    const forms = Object.entries(FORMS)
    const questions = forms.flatMap(([form_id, list]) =>
      list.map((question, sort) => ({ ...question, form_id, qid: `q${sort + 1}`, sort })),
    )
    insertRows(
      db,
      'survey_questions',
      questions.map(({ form_id, qid, sort, type, title, isOptional, min = 0, max = 0, showIf }) => ({
        form_id,
        qid,
        sort,
        type,
        title,
        required: isOptional ? '0' : '1',
        min,
        max,
        show_qid: showIf?.qid ?? '',
        show_oid: showIf?.oid ?? '',
      })),
    )
    insertRows(
      db,
      'survey_options',
      questions.flatMap(({ form_id, qid, options = [] }) =>
        options.map((text, sort) => ({
          form_id,
          qid,
          oid: String(sort + 1),
          sort,
          text: text.replace(/!$/, ''),
          exclusive: text.endsWith('!') ? '1' : '0',
        })),
      ),
    )
    insertRows(
      db,
      'survey_rows',
      questions.flatMap(({ form_id, qid, rows = [] }) =>
        rows.map((text, sort) => ({ form_id, qid, rid: `r${sort + 1}`, sort, text })),
      ),
    )
    keepReply(db, { formId: 'SV2', customerId: '100001', answers: ANSWERS_OF_U1 })
    insertRows(
      db,
      'visits',
      VISITS.map(({ token, ...visit }) => ({
        ...visit,
        token_hash: hashOfVisitToken(token),
        customer_id: '100001',
        title: '认购回访问卷',
      })),
    )
  },
}
