import {
  answerProblem,
  answersById,
  answersToSend,
  choiceLimits,
  emptyAnswer,
  fitsQuestion,
  type SurveyAnswer,
  type SurveyQuestion,
  surveyProgress,
  visibleQuestions,
} from './survey'

const option = (oid: string, exclusive: '0' | '1' = '0') => ({ oid, text: oid, exclusive })

function questionOf(change: Partial<SurveyQuestion> = {}): SurveyQuestion {
  return {
    qid: 'q1',
    type: 'single',
    title: 'q',
    required: '1',
    min: 0,
    max: 0,
    options: [option('1'), option('2'), option('3'), option('9', '1')],
    rows: [
      { rid: 'r1', text: 'r1' },
      { rid: 'r2', text: 'r2' },
    ],
    ...change,
  }
}

const oids = (...chosen: string[]): SurveyAnswer => ({ ...emptyAnswer('q1'), oids: chosen })
const words = (text: string): SurveyAnswer => ({ ...emptyAnswer('q1'), text })
const cells = (...pairs: [string, string][]): SurveyAnswer => ({
  ...emptyAnswer('q1'),
  cells: pairs.map(([rid, oid]) => ({ rid, oid })),
})

describe('what is wrong with an answer', () => {
  test.each<[string, Partial<SurveyQuestion>, SurveyAnswer | undefined, string | undefined]>([
    ['single without', { type: 'single' }, undefined, '请选择一项'],
    ['single with', { type: 'single' }, oids('2'), undefined],
    ['optional single without', { type: 'single', required: '0' }, undefined, undefined],
    ['score without', { type: 'score' }, oids(), '请选择评分'],
    ['score with', { type: 'score' }, oids('1'), undefined],
    ['multi without, 1 to 3', { type: 'multi', min: 1, max: 3 }, undefined, '请选择1至3项'],
    ['multi without, 2 exactly', { type: 'multi', min: 2, max: 2 }, oids(), '请选择2项'],
    ['multi without limits', { type: 'multi' }, oids(), '请至少选择1项'],
    ['multi too few', { type: 'multi', min: 2, max: 3 }, oids('1'), '至少选择2项'],
    ['multi too many', { type: 'multi', min: 1, max: 2 }, oids('1', '2', '3'), '最多选择2项'],
    ['multi at its limits', { type: 'multi', min: 1, max: 3 }, oids('1', '2', '3'), undefined],
    ['multi with the exclusive one below its least', { type: 'multi', min: 2, max: 3 }, oids('9'), undefined],
    ['optional multi too many', { type: 'multi', required: '0', max: 1 }, oids('1', '2'), '最多选择1项'],
    ['text without', { type: 'text', min: 5, max: 500 }, undefined, '请输入5-500个字'],
    ['text of 4', { type: 'text', min: 5, max: 500 }, words('一二三四'), '请输入5-500个字'],
    ['text of 5', { type: 'text', min: 5, max: 500 }, words('一二三四五'), undefined],
    [
      'text of 5 with spaces around',
      { type: 'text', min: 5, max: 500 },
      words(' 一二三四 '),
      '请输入5-500个字',
    ],
    ['text of 500', { type: 'text', min: 5, max: 500 }, words('字'.repeat(500)), undefined],
    ['text of 501', { type: 'text', min: 5, max: 500 }, words('字'.repeat(501)), '请输入5-500个字'],
    ['text of emoji alone', { type: 'text', min: 1, max: 9 }, words('😀👍🏽❤️'), '请输入1-9个字'],
    ['optional text without', { type: 'text', required: '0', min: 5, max: 9 }, words('  '), undefined],
    [
      'optional text too short',
      { type: 'text', required: '0', min: 5, max: 9 },
      words('短'),
      '请输入5-9个字',
    ],
    ['sort not confirmed', { type: 'sort' }, undefined, '请确认排序'],
    ['sort', { type: 'sort' }, oids('3', '1', '2', '9'), undefined],
    ['matrix without', { type: 'matrix' }, undefined, '请为每一行选择一项'],
    ['matrix with one row open', { type: 'matrix' }, cells(['r1', '1']), '请为每一行选择一项'],
    [
      'optional matrix with one row open',
      { type: 'matrix', required: '0' },
      cells(['r1', '1']),
      '请为每一行选择一项',
    ],
    ['matrix', { type: 'matrix' }, cells(['r1', '1'], ['r2', '1']), undefined],
  ])('%s', (_name, change, answer, problem) => {
    expect(answerProblem(questionOf(change), answer)).toBe(problem)
  })
})

describe('what a question offers', () => {
  test.each<[string, Partial<SurveyQuestion>, SurveyAnswer, boolean]>([
    ['one option', { type: 'single' }, oids('1'), true],
    ['two options of a single', { type: 'single' }, oids('1', '2'), false],
    ['an option of another question', { type: 'single' }, oids('7'), false],
    ['a text for a single', { type: 'single' }, words('hello'), false],
    ['an option twice', { type: 'multi' }, oids('1', '1'), false],
    ['the exclusive one beside another', { type: 'multi' }, oids('1', '9'), false],
    ['the exclusive one', { type: 'multi' }, oids('9'), true],
    ['a sort of some', { type: 'sort' }, oids('1', '2'), false],
    ['a sort of all', { type: 'sort' }, oids('9', '2', '3', '1'), true],
    ['a row that there is not', { type: 'matrix' }, cells(['r9', '1']), false],
    ['a column that there is not', { type: 'matrix' }, cells(['r1', '7']), false],
    ['a row twice', { type: 'matrix' }, cells(['r1', '1'], ['r1', '2']), false],
    ['a part of a matrix', { type: 'matrix' }, cells(['r1', '1']), true],
    ['an option for a text', { type: 'text' }, oids('1'), false],
    ['a text', { type: 'text' }, words('hello'), true],
  ])('%s: %s', (_name, change, answer, isFitting) => {
    expect(fitsQuestion(questionOf(change), answer)).toBe(isFitting)
  })
})

describe('which questions are asked', () => {
  const questions = [
    questionOf({ qid: 'a' }),
    questionOf({ qid: 'b', showIf: { qid: 'a', oid: '1' } }),
    questionOf({ qid: 'c', showIf: { qid: 'b', oid: '2' } }),
    questionOf({ qid: 'd', showIf: { qid: 'e', oid: '1' } }),
    questionOf({ qid: 'e' }),
    questionOf({ qid: 'f', showIf: { qid: 'f', oid: '1' } }),
    questionOf({ qid: 'g', showIf: { qid: 'unknown', oid: '1' } }),
  ]
  const given = (...pairs: [string, string][]) =>
    answersById(pairs.map(([qid, oid]) => ({ ...emptyAnswer(qid), oids: [oid] })))

  test.each<[string, [string, string][], string]>([
    ['nothing answered', [], 'a e'],
    ['the condition holds', [['a', '1']], 'a b e'],
    ['the condition does not hold', [['a', '2']], 'a e'],
    [
      'a chain',
      [
        ['a', '1'],
        ['b', '2'],
      ],
      'a b c e',
    ],
    [
      'a chain whose first link went',
      [
        ['a', '2'],
        ['b', '2'],
      ],
      'a e',
    ],
    ['a condition on a later question never holds', [['e', '1']], 'a e'],
    ['a condition on itself never holds', [['f', '1']], 'a e'],
  ])('%s', (_name, pairs, asked) => {
    expect(
      visibleQuestions(questions, given(...pairs))
        .map(({ qid }) => qid)
        .join(' '),
    ).toBe(asked)
  })

  test('progress counts those that are asked alone', () => {
    expect(surveyProgress(questions, given(['a', '2'], ['b', '2'], ['e', '1']))).toEqual({
      done: 2,
      total: 2,
    })
    expect(surveyProgress(questions, given(['a', '1']))).toEqual({ done: 1, total: 3 })
  })

  test('answers to hidden questions are left out', () => {
    const sent = answersToSend(questions, given(['a', '2'], ['b', '2'], ['c', '1']))
    expect(sent.map(({ qid }) => qid)).toEqual(['a'])
  })
})

test.each([
  [1, 3, '选择1至3项'],
  [2, 2, '选择2项'],
  [0, 2, '最多选择2项'],
  [2, 0, '至少选择2项'],
  [1, 0, ''],
  [0, 0, ''],
])('limits %p to %p read %p', (min, max, text) => {
  expect(choiceLimits({ min, max })).toBe(text)
})
