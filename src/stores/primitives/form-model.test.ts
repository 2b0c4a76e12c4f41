import { FormModel } from './form-model'

interface Values {
  name: string
  idNo: string
  amount: string
}

function form() {
  return new FormModel<Values>({
    name: { initial: '', error: value => (value ? undefined : '请输入姓名'), isDrafted: true },
    idNo: { initial: '', error: (value, { name }) => (value.startsWith(name) ? undefined : '不一致') },
    amount: { initial: '', warning: value => (value === '1' ? '金额较小' : undefined), isDrafted: true },
  })
}

describe('FormModel', () => {
  it('shows an error after the field was left, not while it is first typed', () => {
    const model = form()
    expect(model.errorOf('name')).toBeUndefined()
    model.leave('name')
    expect(model.errorOf('name')).toBe('请输入姓名')
    model.set('name', '林')
    expect(model.errorOf('name')).toBeUndefined()
  })

  it('shows all errors on check, in the order of the form', () => {
    const model = form()
    model.set('idNo', 'x')
    model.set('name', '')
    expect(model.check()).toBe(false)
    model.set('name', '林')
    expect(model.visibleErrors).toEqual([{ name: 'idNo', message: '不一致' }])
    model.set('idNo', '林1')
    expect(model.check()).toBe(true)
    expect(model.isValid).toBe(true)
  })

  it('shows an error of the server until the field changes', () => {
    const model = form()
    model.takeServerErrors([
      { field: 'name', msg: '姓名有误' },
      { field: 'unknown', msg: 'x' },
    ])
    expect(model.visibleErrors).toEqual([{ name: 'name', message: '姓名有误' }])
    model.set('name', '林')
    expect(model.visibleErrors).toEqual([])
  })

  it('warns without keeping the form from being sent', () => {
    const model = form()
    model.set('name', '林')
    model.set('idNo', '林')
    model.set('amount', '1')
    expect(model.warningOf('amount')).toBe('金额较小')
    expect(model.check()).toBe(true)
  })

  it('drafts only what asks for it', () => {
    const model = form()
    model.set('name', '林')
    model.set('idNo', '110000196803150014')
    expect(model.draft()).toEqual({ name: '林', amount: '' })
    const other = form()
    other.restore({ name: '周', idNo: '110000' })
    expect(other.values).toEqual({ name: '周', idNo: '', amount: '' })
  })

  it('starts anew on reset', () => {
    const model = form()
    model.set('name', '林')
    model.check()
    model.reset()
    expect(model.values.name).toBe('')
    expect(model.visibleErrors).toEqual([])
  })
})
