/** @jest-environment jsdom */
import { fakeTransport, inner, success } from '@test/transport'
import { INNER } from '@/contract/codes'
import { drafts } from '@/stores/primitives/drafts'
import { Changes } from '@/stores/primitives/changes'
import { RootStore } from '@/stores/root/root-store'
import { surveyNote, thanksText } from './survey-texts'
import { SurveyStore } from './survey-store'
import { VisitStore } from './visit-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const option = (oid: string) => ({ oid, text: oid, exclusive: '0' as const })
const single = {
  qid: 'q1',
  type: 'single' as const,
  title: 'q1',
  required: '1' as const,
  min: 0,
  max: 0,
  options: [option('1'), option('2')],
  rows: [],
}
const text = {
  ...single,
  qid: 'q2',
  type: 'text' as const,
  required: '0' as const,
  min: 5,
  max: 500,
  options: [],
}
const SURVEY = {
  surveyId: 'SV1',
  title: '调研',
  intro: '',
  deadline: '2026-12-15 23:59:59',
  anonymous: '0',
  status: '1',
  points: 100,
  submitTime: '',
  questions: [single, text],
  answers: [],
}

async function setUp(answer: ReturnType<typeof success>, change: object = {}) {
  const { transport, calls } = fakeTransport({
    surveyDetail: success({ ...SURVEY, ...change }),
    surveySubmit: answer,
  })
  const root = new RootStore(transport)
  const store = new SurveyStore(root, 'SV1')
  await store.survey.load()
  return { root, store, calls }
}

beforeEach(() => localStorage.clear())

describe('a survey', () => {
  test('is handed in, gives points, and leaves no draft', async () => {
    const { root, store, calls } = await setUp(success({ status: '2', pointsAwarded: 100 }))
    store.form?.choose(single, '2')
    store.form?.write(text, '希望字体更大')
    expect(store.hasUnsavedText).toBe(true)
    expect(drafts.read('survey SV1')).toEqual([{ qid: 'q1', oids: ['2'], text: '', cells: [] }])
    await store.sending?.submit()
    expect(calls.at(-1)?.body.requestData.answers).toEqual([
      { qid: 'q1', oids: ['2'], text: '', cells: [] },
      { qid: 'q2', oids: [], text: '希望字体更大', cells: [] },
    ])
    expect([
      drafts.read('survey SV1'),
      root.get(Changes).isTouched(['points'], 0),
      store.hasUnsavedText,
    ]).toEqual([undefined, true, false])
  })

  test('begins with the draft while it is open, and forgets it once it is not', async () => {
    drafts.keep('survey SV1', [{ qid: 'q1', oids: ['1'], text: '', cells: [] }])
    const open = await setUp(success({}))
    expect(open.store.form?.answerOf('q1').oids).toEqual(['1'])
    const closed = await setUp(success({}), { status: '3' })
    expect([closed.store.form?.answerOf('q1').oids, drafts.read('survey SV1')]).toEqual([[], undefined])
    expect([open.store.isReadOnly, closed.store.isReadOnly]).toEqual([false, true])
  })

  test('that closes on the way stays to be read', async () => {
    const { store } = await setUp(inner(INNER.stateConflict, '问卷已截止'))
    store.form?.choose(single, '2')
    await store.sending?.submit()
    expect([store.isReadOnly, store.closedText, store.form?.answerOf('q1').oids]).toEqual([
      true,
      '问卷已截止',
      ['2'],
    ])
    expect(store.hasUnsavedText).toBe(false)
  })

  test('that the server refuses says why at its questions', async () => {
    const errors = [{ field: 'q1', msg: '请选择一项' }]
    const { store } = await setUp(inner(INNER.invalidInput, '请检查填写内容', { errors }))
    store.form?.choose(single, '2')
    await store.sending?.submit()
    expect(store.form?.errorOf(single)).toBe('请选择一项')
    expect(store.isReadOnly).toBe(false)
  })

  test('whose other answers had arrived after all shows what the server has', async () => {
    const { store, calls } = await setUp(inner(INNER.duplicateInProgress, '处理中，请勿重复提交'))
    store.form?.choose(single, '2')
    await store.sending?.submit()
    expect(calls.map(({ name }) => name)).toEqual(['surveyDetail', 'surveySubmit', 'surveyDetail'])
  })

  test('that is left keeps its words in memory, for whoever wrote them and until it is handed in', async () => {
    const { root, store } = await setUp(success({ status: '2', pointsAwarded: 100 }))
    store.form?.write(text, '希望字体更大')
    store.dispose()
    expect(JSON.stringify(localStorage)).not.toContain('字体')
    const again = new SurveyStore(root, 'SV1')
    await again.survey.load()
    expect([again.form?.answerOf('q2').text, again.words.isFound]).toEqual(['希望字体更大', true])
    again.form?.choose(single, '2')
    await again.sending?.submit()
    again.dispose()
    const last = new SurveyStore(root, 'SV1')
    await last.survey.load()
    expect([last.form?.answerOf('q2').text, last.words.isFound]).toEqual(['', false])
  })

  test('loaded again keeps what is being answered', async () => {
    const { store } = await setUp(success({}))
    store.form?.write(text, '希望字体更大')
    await store.survey.load()
    expect(store.form?.answerOf('q2').text).toBe('希望字体更大')
  })
})

describe('a call-back', () => {
  const VISIT = {
    visitId: 'VS1',
    title: '回访',
    nameMask: '林*远',
    productName: '远岚·稳泰26号',
    signTime: '2026-11-19 15:42:10',
    expireTime: '2026-11-27 23:59:59',
    status: '1',
    submitTime: '',
    questions: [single],
  }

  async function open(query: ReturnType<typeof success>, submit = success({ status: '2', submitTime: '' })) {
    const { transport, calls } = fakeTransport({ visitQuestionQuery: query, visitAnswerSubmit: submit })
    const store = new VisitStore(new RootStore(transport), 'token-0001')
    await store.visit.load()
    return { store, calls }
  }

  test('is handed in with its token', async () => {
    const { store, calls } = await open(success(VISIT))
    store.form?.choose(single, '1')
    await store.sending?.submit()
    expect(calls.at(-1)?.body.requestData).toMatchObject({ visitId: 'VS1', token: 'token-0001' })
    expect([store.isDone, store.isExpired]).toEqual([true, false])
  })

  test.each([
    [INNER.notOwner, true],
    [INNER.invalidInput, true],
    [INNER.systemBusy, false],
  ])('whose link is answered with %s is expired: %p', async (code, isExpired) => {
    const { store } = await open(inner(code, '链接已失效'))
    expect(store.isExpired).toBe(isExpired)
  })

  test('that expires while it is answered says so', async () => {
    const { store } = await open(success(VISIT), inner(INNER.notOwner, '链接已失效'))
    store.form?.choose(single, '1')
    await store.sending?.submit()
    expect([store.isDone, store.isExpired]).toEqual([false, true])
  })

  test('that is left is gone on with, under its own link alone', async () => {
    const { transport } = fakeTransport({ visitQuestionQuery: success(VISIT) })
    const root = new RootStore(transport)
    const open = async (token: string) => {
      const store = new VisitStore(root, token)
      await store.visit.load()
      return store
    }
    const store = await open('token-0001')
    store.form?.choose(single, '1')
    store.dispose()
    const chosen = async (token: string) => (await open(token)).form?.answerOf('q1').oids
    expect([await chosen('token-0001'), await chosen('token-0002')]).toEqual([['1'], []])
  })

  test('that was answered before is done', async () => {
    const { store } = await open(success({ ...VISIT, status: '2', questions: [] }))
    expect(store.isDone).toBe(true)
  })
})

test.each([
  [{ status: '1', submitTime: '', points: 100 }, '', ''],
  [
    { status: '1', submitTime: '', points: 100 },
    '问卷已截止',
    '问卷已截止，未能提交。您的选择仍可在下方查看。',
  ],
  [
    { status: '2', submitTime: '2026-11-06 19:42:10', points: 200 },
    '',
    '您已于 2026-11-06 19:42 提交，已获得 200 积分。',
  ],
  [{ status: '2', submitTime: '2026-11-06 19:42:10', points: 0 }, '', '您已于 2026-11-06 19:42 提交。'],
  [{ status: '3', submitTime: '', points: 50 }, '', '问卷已截止，仅供查看。'],
  [{ status: '0', submitTime: '', points: 50 }, '', '问卷尚未开始，请稍后再来。'],
])('above %p stands %p%p', (survey, closedText, note) => {
  expect(surveyNote(survey, closedText)).toBe(note)
})

test('thanks name the points there are', () => {
  expect([thanksText(60), thanksText(0)]).toEqual([
    '您的意见我们会认真阅读，60 积分已到账。',
    '您的意见我们会认真阅读。',
  ])
})
