import { autorun } from 'mobx'
import { choice, flag, text } from './field'
import { Form } from './form'
import { group, when } from './group'
import { rows } from './rows'

const COUNTRIES = ['US', 'GB', 'CN'] as const
const NAME_WRONG = '请输入正确的姓名'

function declaration() {
  const married = choice<'0' | '1'>({ among: ['0', '1'], required: '请选择婚姻状况' })
  return new Form({
    name: text({ rule: value => (value.length > 1 ? undefined : NAME_WRONG), draft: true }),
    nickname: text({ isOptional: true, rule: value => (value === 'x' ? '不能为x' : undefined) }),
    married,
    spouse: when(
      () => married.value === '1',
      group({ name: text({ required: '请填写配偶信息' }), isTogether: flag({ isOptional: true }) }),
    ),
    tins: rows(
      () => ({ country: choice<(typeof COUNTRIES)[number]>({ among: COUNTRIES, draft: true }), tin: text() }),
      {
        max: 3,
        rule: list =>
          new Set(list.map(({ country }) => country)).size < list.length ? '国家（地区）不能重复' : undefined,
      },
    ),
  })
}

describe('what is hidden', () => {
  it('is neither judged nor sent, and comes back as it was typed', () => {
    const form = declaration()
    const { married, spouse } = form.fields
    married.set('1')
    expect(form.value.spouse).toEqual({ name: '', isTogether: false })
    spouse.fields.name.set('周岚')
    married.set('0')
    expect(form.value).not.toHaveProperty('spouse')
    spouse.fields.name.set('')
    form.check()
    expect(form.errors.map(({ path }) => path)).toEqual(['name'])
    married.set('1')
    expect(form.errors.map(({ path }) => path)).toEqual(['name', 'spouse.name'])
  })

  it('takes no error of the server', () => {
    const form = declaration()
    const error = { field: 'spouse.name', msg: '请填写配偶信息' }
    expect(form.takeErrors([error])).toEqual([error])
    form.fields.married.set('1')
    expect([form.takeErrors([error]), form.fields.spouse.fields.name.error]).toEqual([[], '请填写配偶信息'])
  })
})

describe('rows', () => {
  it('know their places, which follow when one before them goes', () => {
    const { tins } = declaration().fields
    const [first, second] = [tins.add(), tins.add()]
    second?.fields.tin.takeError('税号不正确')
    expect(tins.errors).toEqual([{ path: 'tins.1.tin', message: '税号不正确' }])
    if (first) tins.remove(first)
    expect(tins.errors).toEqual([{ path: 'tins.0.tin', message: '税号不正确' }])
  })

  it('stop at their limit, and keep as many as there always are', () => {
    const list = rows(() => ({ tin: text() }), { min: 1, max: 2 })
    expect([list.list.length, list.canRemove]).toEqual([1, false])
    const [only] = list.list
    if (only) list.remove(only)
    expect([list.add() !== undefined, list.add(), list.list.length, list.canAdd]).toEqual([
      true,
      undefined,
      2,
      false,
    ])
  })

  it('are judged together, once they show their errors', () => {
    const form = declaration()
    const { tins } = form.fields
    for (const row of [tins.add(), tins.add()]) row?.fields.country.set('US')
    expect([tins.error, tins.isValid]).toEqual([undefined, false])
    tins.reveal()
    expect(tins.error).toBe('国家（地区）不能重复')
    tins.list[1]?.fields.country.set('GB')
    expect(tins.error).toBeUndefined()
  })

  it('each keep a key of their own', () => {
    const { tins } = declaration().fields
    const keys = [tins.add(), tins.add(), tins.add()].map(row => row?.key)
    expect(new Set(keys).size).toBe(3)
    tins.fill([{ country: 'US', tin: '1' }])
    expect(keys).not.toContain(tins.list[0]?.key)
  })
})

describe('a form', () => {
  const FILLED = {
    name: '林致远',
    nickname: '远',
    married: '1',
    spouse: { name: '周岚', isTogether: true },
    tins: [
      { country: 'US', tin: '900700000' },
      { country: 'GB', tin: '' },
    ],
  }

  it('holds what the server filled in, and is not dirty then', () => {
    const form = declaration()
    form.fill(FILLED)
    expect([form.content, form.isDirty]).toEqual([FILLED, false])
  })

  test.each<[string, (form: ReturnType<typeof declaration>) => void]>([
    ['a value changes', form => form.fields.name.set('林远')],
    ['a hidden value changes', form => form.fields.spouse.fields.isTogether.set(false)],
    ['a row comes', form => form.fields.tins.add()],
    ['a row goes', form => form.fields.tins.list[0] && form.fields.tins.remove(form.fields.tins.list[0])],
  ])('is dirty once %s, and clean once that is sent', (_name, change) => {
    const form = declaration()
    form.fill(FILLED)
    change(form)
    expect(form.isDirty).toBe(true)
    form.settle()
    expect(form.isDirty).toBe(false)
  })

  it('is clean again when the old value is typed again', () => {
    const form = declaration()
    form.fill(FILLED)
    form.fields.name.set('林远')
    form.fields.name.set('林致远')
    expect(form.isDirty).toBe(false)
  })

  test.each([null, 'text', 7, [], { tins: 'none', spouse: null, name: 5, married: '9' }])(
    'takes nothing from %p',
    content => {
      const form = declaration()
      form.fill(FILLED)
      form.fill(content)
      expect(form.content).toEqual(FILLED)
    },
  )

  it('never takes more rows than there may be', () => {
    const form = declaration()
    form.fill({ tins: Array.from({ length: 50 }, () => ({ country: 'US', tin: '1' })) })
    expect(form.fields.tins.list).toHaveLength(3)
  })

  it('puts the server’s errors at their places, spelled either way, and returns those without', () => {
    const form = declaration()
    form.fill(FILLED)
    const left = form.takeErrors([
      { field: 'tins[1].tin', msg: '请填写纳税人识别号' },
      { field: 'tins.0.country', msg: '请重新选择' },
      { field: 'tins.7.tin', msg: '没有这一行' },
      { field: 'toString', msg: '没有这一项' },
      { field: 'sign', msg: '请签名' },
    ])
    expect(form.errors).toEqual([
      { path: 'tins.0.country', message: '请重新选择' },
      { path: 'tins.1.tin', message: '请填写纳税人识别号' },
    ])
    expect(left.map(({ field }) => field)).toEqual(['tins.7.tin', 'toString', 'sign'])
  })

  it('keeps a remark until the next review, and says which fields have one', () => {
    const form = declaration()
    const remark = { path: 'name', text: '请与证件一致', at: '2026-11-18 15:20:00' }
    form.takeRemarks([remark, { ...remark, path: 'tins.0.tin' }])
    expect([form.remarked, form.fields.name.remark]).toEqual([['name'], remark])
    form.fields.name.set('林远')
    expect(form.fields.name.remark).toEqual(remark)
    form.takeRemarks([])
    expect(form.remarked).toEqual([])
  })

  it('drafts only what may lie on the device, and takes back only what fits', () => {
    const form = declaration()
    form.fill(FILLED)
    const draft = JSON.parse(JSON.stringify(form.draft())) as unknown
    expect(draft).toEqual({ name: '林致远', tins: [{ country: 'US' }, { country: 'GB' }] })
    const later = declaration()
    later.restore(draft)
    expect(later.content).toEqual({
      name: '林致远',
      nickname: '',
      married: '',
      spouse: { name: '', isTogether: false },
      tins: [
        { country: 'US', tin: '' },
        { country: 'GB', tin: '' },
      ],
    })
    later.restore({
      name: 5,
      nickname: 'not drafted',
      tins: [{ country: 'FR' }],
      __proto__: { married: '1' },
    })
    expect(later.content).toMatchObject({
      name: '林致远',
      nickname: '',
      married: '',
      tins: [{ country: '' }],
    })
  })

  it('marks what is required once it asks for more than three things', () => {
    const form = declaration()
    expect([form.size, form.isMarked]).toEqual([3, false])
    form.fields.married.set('1')
    expect([form.size, form.isMarked]).toEqual([5, true])
  })

  it('begins anew', () => {
    const form = declaration()
    const fresh = form.content
    form.fill(FILLED)
    form.check()
    form.reset()
    expect([form.content, form.errors, form.isDirty]).toEqual([fresh, [], false])
  })

  it('tells whoever watches of every change', () => {
    const form = declaration()
    const seen: number[] = []
    const stop = autorun(() => seen.push(form.errors.length))
    form.check()
    form.fields.name.set('林致远')
    form.fields.married.set('0')
    stop()
    expect(seen).toEqual([0, 2, 1, 0])
  })
})

describe('another version', () => {
  it('is compared with what stands here: both texts of what was typed, the name of what was chosen', () => {
    const form = new Form({
      name: text({ label: '姓名' }),
      sex: choice<'1' | '2'>({ among: ['1', '2'], label: '性别' }),
      agreed: flag({ isTransient: true, label: '同意' }),
      spouse: group({ name: text({ label: '配偶姓名' }) }),
      tins: rows(() => ({ tin: text({ label: '税号' }) }), { max: 3, label: '国家' }),
    })
    form.fill({ name: '周岚', sex: '1', spouse: { name: '林远' }, tins: [{ tin: '1' }] })
    const theirs = {
      name: '周岚',
      sex: '2',
      agreed: true,
      spouse: { name: '' },
      tins: [{ tin: '12' }, { tin: '3' }],
    }
    expect(form.compare(theirs)).toEqual([
      { label: '性别' },
      { label: '配偶姓名', mine: '林远', theirs: '' },
      { label: '国家' },
      { label: '税号', mine: '1', theirs: '12' },
    ])
  })

  it('that says nothing of a field, or says nonsense, differs in nothing there', () => {
    const form = new Form({ name: text({ label: '姓名' }), tins: rows(() => ({ tin: text() }), { max: 3 }) })
    form.fill({ name: '周岚', tins: [{ tin: '1' }] })
    for (const content of [undefined, {}, { name: 7 }, { tins: 'x' }, form.content]) {
      expect(form.compare(content)).toEqual([])
    }
  })
})
