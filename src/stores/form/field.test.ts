import { choice, choices, consent, flag, pick, slot, text } from './field'

const NAME_WRONG = '请输入正确的姓名'

const fields = () => ({
  name: text({ rule: value => (value.length > 1 ? undefined : NAME_WRONG), draft: true }),
  nickname: text({ isOptional: true, rule: value => (value === 'x' ? '不能为x' : undefined) }),
})

describe('a field', () => {
  it('shows an error after it was left, not while it is first typed, and no longer once it is right', () => {
    const { name } = fields()
    name.set('林')
    expect([name.error, name.isValid]).toEqual([undefined, false])
    name.leave()
    expect(name.error).toBe(NAME_WRONG)
    name.set('林致远')
    expect([name.error, name.isValid]).toEqual([undefined, true])
  })

  it('that may stay empty is judged only once something stands in it', () => {
    const { nickname } = fields()
    expect([nickname.isRequired, nickname.problem]).toEqual([false, undefined])
    nickname.set('x')
    expect(nickname.problem).toBe('不能为x')
  })

  it('is sent clean and shown as typed', () => {
    const { name } = fields()
    name.set(' 林致远 ')
    expect([name.value, name.content]).toEqual(['林致远', ' 林致远 '])
  })

  it('shows an error of the server until its value changes', () => {
    const { name } = fields()
    name.set('林致远')
    name.takeError('与证件不符')
    expect(name.error).toBe('与证件不符')
    name.set('林致')
    expect(name.error).toBeUndefined()
  })

  it('gives its value once it is right, and says what is wrong otherwise', () => {
    const { name } = fields()
    expect([name.checked(), name.error]).toEqual([undefined, NAME_WRONG])
    name.set('林致远')
    expect(name.checked()).toBe('林致远')
  })

  test.each([
    ['a text', text(), ['a', ''], [1, null, undefined, ['a']]],
    ['a choice', choice({ among: ['1', '2'] }), ['1', ''], ['3', 1]],
    ['a pick', pick('1', { among: ['1', '2'] }), ['2'], ['', '3', undefined]],
    ['choices', choices({ among: ['1', '2'] }), [[], ['2', '1']], ['1', ['3'], [1]]],
    ['a flag', flag(), [true, false], ['1', 1]],
    [
      'a slot',
      slot((value: unknown): value is { fileId: string } => typeof value === 'object' && value !== null),
      [{ fileId: 'F1' }, null],
      ['F1', undefined],
    ],
  ])('%s takes what fits and leaves the rest', (_name, field, fitting, others) => {
    for (const value of fitting) {
      field.fill(value)
      expect(field.content).toEqual(value)
    }
    const before = field.content
    for (const value of others) field.fill(value)
    expect(field.content).toEqual(before)
  })

  it('of consent is never given in advance', () => {
    const agreed = consent('请阅读并同意相关协议')
    expect([agreed.content, agreed.checked(), agreed.error]).toEqual([
      false,
      undefined,
      '请阅读并同意相关协议',
    ])
  })
})
