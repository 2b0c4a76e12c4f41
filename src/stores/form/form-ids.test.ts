import { text } from './field'
import { Form } from './form'
import { rows } from './rows'

test('inputs of one name on two pages have ids of their own, which errors and rows lead to', () => {
  const make = () => new Form({ mobile: text(), tins: rows(() => ({ tin: text() }), { min: 1, max: 3 }) })
  const [below, above] = [make(), make()]
  const { mobile, tins } = above.fields
  expect(new Set([below.fields.mobile.id, below.fields.tins.id, mobile.id, tins.id]).size).toBe(4)
  expect([above.idAt('mobile'), above.idAt('tins'), above.idAt('tins[0].tin')]).toEqual([
    mobile.id,
    tins.id,
    tins.list[0]?.fields.tin.id,
  ])
  expect(above.idAt('tins.1.tin')).toBe('')
})

test('a form that is a part of another one leads to its inputs by the paths that it names', () => {
  const details = new Form({
    person: new Form({ name: text({ required: '请填写姓名' }) }),
    tins: rows(() => ({ tin: text({ required: '请填写号码' }) }), { min: 1, max: 3 }),
  })
  const whole = new Form({ type: new Form({ kind: text() }), details })
  whole.check()
  const { person, tins } = details.fields
  const ids = [person.fields.name.id, tins.list[0]?.fields.tin.id]
  expect(details.errors.map(({ path }) => details.idAt(path))).toEqual(ids)
  expect(whole.errors.map(({ path }) => whole.idAt(path))).toEqual(ids)
  details.takeRemarks([{ path: 'tins.0.tin', text: '请核对', at: '2026-11-20' }])
  expect(details.remarked.map(path => details.idAt(path))).toEqual([ids[1]])
  details.takeRemarks([])
  expect(details.remarked).toEqual([])
})
