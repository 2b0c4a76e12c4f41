import { aboveText, contradictingText, contradictionText, leftText } from './risk-texts'

const held = (productName: string, riskLevel: string) => ({ productName, riskLevel })

test.each([
  [[], undefined],
  [[held('甲', 'R5')], '您持有 1 只 R5 产品：甲。可以继续持有，不能追加。'],
  [
    [held('甲', 'R5'), held('乙', 'R4'), held('丙', 'R5')],
    '您持有 3 只 R4、R5 产品：甲、乙、丙。可以继续持有，不能追加。',
  ],
])('%p held beyond the level: %s', (above, text) => {
  expect(aboveText(above)).toBe(text)
})

test('answers that do not go together are named by their numbers, and none of them is called wrong', () => {
  const texts = [
    contradictionText([
      [2, 3],
      [6, 7],
    ]),
    contradictingText([2, 13]),
  ]
  expect(texts[0]).toBe(
    '第 2 题与第 3 题、第 6 题与第 7 题的回答看起来不一致。请核对；如均符合您的实际情况，可以直接提交。',
  )
  expect(texts[1]).toBe('这一题与第 2 题、第 13 题的回答看起来不一致，请核对，并按实际情况作答。')
})

test('what is left is said in one line', () => {
  expect(leftText({ todayLeft: 1, yearLeft: 6 })).toBe('今日还可测 1 次，近 12 个月还可测 6 次')
})
