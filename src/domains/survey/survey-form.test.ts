import type { SurveyQuestion } from '@/lib/survey'
import { SurveyForm } from './survey-form'

const option = (oid: string, exclusive: '0' | '1' = '0') => ({ oid, text: oid, exclusive })
const question = (qid: string, change: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  qid,
  type: 'single',
  title: qid,
  required: '1',
  min: 0,
  max: 0,
  options: [option('1'), option('2'), option('3')],
  rows: [],
  ...change,
})

const single = question('single')
const why = question('why', { showIf: { qid: 'single', oid: '3' } })
const multi = question('multi', {
  type: 'multi',
  min: 1,
  max: 2,
  options: [option('1'), option('2'), option('3'), option('9', '1')],
})
const sort = question('sort', { type: 'sort' })
const matrix = question('matrix', {
  type: 'matrix',
  rows: [
    { rid: 'r1', text: 'r1' },
    { rid: 'r2', text: 'r2' },
  ],
})
const text = question('text', { type: 'text', required: '0', min: 5, max: 20 })
const ALL = [single, why, multi, sort, matrix, text]

const chosen = (form: SurveyForm, { qid }: SurveyQuestion) => form.answerOf(qid).oids

test('an exclusive option stands alone, whichever comes first', () => {
  const form = new SurveyForm(ALL)
  form.toggle(multi, '1')
  form.toggle(multi, '9')
  expect(chosen(form, multi)).toEqual(['9'])
  form.toggle(multi, '2')
  expect(chosen(form, multi)).toEqual(['2'])
  form.toggle(multi, '2')
  expect(chosen(form, multi)).toEqual([])
})

test('too many choices say so at once, too few only when handed in', () => {
  const form = new SurveyForm(ALL)
  for (const oid of ['1', '2']) form.toggle(multi, oid)
  expect(form.errorOf(multi)).toBeUndefined()
  form.toggle(multi, '3')
  expect(form.errorOf(multi)).toBe('最多选择2项')
  form.toggle(multi, '3')
  expect(form.errorOf(multi)).toBeUndefined()
})

test('a sort is answered once it was moved or confirmed, and stops at its ends', () => {
  const form = new SurveyForm(ALL)
  expect([form.orderOf(sort), form.isAnswered(sort)]).toEqual([['1', '2', '3'], false])
  form.move(sort, '1', -1)
  expect(form.isAnswered(sort)).toBe(false)
  form.move(sort, '3', -1)
  expect(form.orderOf(sort)).toEqual(['1', '3', '2'])
  const untouched = new SurveyForm(ALL)
  untouched.confirmOrder(sort)
  expect(chosen(untouched, sort)).toEqual(['1', '2', '3'])
})

test('a text shows its error after it was left', () => {
  const form = new SurveyForm(ALL)
  form.write(text, '短')
  expect(form.errorOf(text)).toBeUndefined()
  form.leave(text)
  expect(form.errorOf(text)).toBe('请输入5-20个字')
  form.write(text, '这样就够长了')
  expect(form.errorOf(text)).toBeUndefined()
})

test('checking shows every error of what is asked, in order', () => {
  const form = new SurveyForm(ALL)
  expect(form.check()).toBe(false)
  expect(form.errors.map(({ path }) => path)).toEqual(['single', 'multi', 'sort', 'matrix'])
  form.choose(single, '3')
  expect(form.errors[0]).toEqual({ path: 'why', message: '请选择一项' })
})

test('what an answer hides is neither counted nor sent', () => {
  const form = new SurveyForm(ALL)
  form.choose(single, '3')
  form.choose(why, '1')
  expect([form.progress, form.toSend.map(({ qid }) => qid)]).toEqual([
    { done: 2, total: 6 },
    ['single', 'why'],
  ])
  form.choose(single, '1')
  expect([form.progress, form.toSend.map(({ qid }) => qid)]).toEqual([{ done: 1, total: 5 }, ['single']])
})

test('errors of the server stand at their questions until these are answered anew', () => {
  const form = new SurveyForm(ALL)
  form.choose(single, '1')
  form.takeErrors([{ field: 'single', msg: '答案与题目不符' }])
  expect(form.errorOf(single)).toBe('答案与题目不符')
  form.choose(single, '2')
  expect(form.errorOf(single)).toBeUndefined()
})

describe('a draft', () => {
  test('keeps choices and no text', () => {
    const kept: unknown[] = []
    const form = new SurveyForm(ALL, [], changed => kept.push(changed.toKeep))
    form.choose(single, '1')
    form.chooseCell(matrix, 'r1', '2')
    form.write(text, '我的电话是……')
    expect(JSON.stringify(kept.at(-1))).not.toContain('电话')
    expect(form.hasText).toBe(true)
    const later = new SurveyForm(ALL)
    later.restore(JSON.parse(JSON.stringify(kept.at(-1))))
    expect([chosen(later, single), later.answerOf('matrix').cells, later.hasText]).toEqual([
      ['1'],
      [{ rid: 'r1', oid: '2' }],
      false,
    ])
  })

  test.each([
    ['nothing', undefined],
    ['a word', 'draft'],
    ['a list of anything', [null, 1, {}, { qid: 'single' }]],
    ['an option that is no more', [{ qid: 'single', oids: ['7'], text: '', cells: [] }]],
    ['a broken matrix', [{ qid: 'matrix', oids: [], text: '', cells: [null] }]],
  ])('that holds %s is left aside', (_name, draft) => {
    const form = new SurveyForm(ALL)
    form.restore(draft)
    expect(form.toSend).toEqual([])
  })
})
