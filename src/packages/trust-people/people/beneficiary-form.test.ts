import { fakeTransport } from '@test/transport'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { FileList } from '@/domains/uploads/file-list'
import { RootStore } from '@/stores/root/root-store'
import { beneficiaryForm } from './beneficiary-form'

function formOn(today: string) {
  const { transport } = fakeTransport({})
  const files = new FileList(new RootStore(transport), {
    ...{ purpose: UPLOAD_PURPOSE.beneficiary, max: 9, label: '证件与关系证明' },
    required: '请上传证件与关系证明',
  })
  return beneficiaryForm(files, () => today, { isSelfKept: () => false, isInForce: () => false })
}

/** Case E4 of the domain contract: by the birthday, which most years do not have for who was born on 29 February (rule V-GUARD). */
test.each([
  ['110000200811200113', '2026-11-19', true],
  ['110000200811200113', '2026-11-20', false],
  ['110000200811210135', '2026-11-20', true],
  ['110000200811210135', '2026-11-21', false],
  ['110000200802290102', '2026-02-27', true],
  ['110000200802290102', '2026-02-28', true],
  ['110000200802290102', '2026-03-01', false],
])('%s is asked for a guardian on %s: %s', (idNo, today, isMinor) => {
  const { form, isMinor: asksGuardian } = formOn(today)
  form.fill({ idNo, idType: '0' })
  expect(asksGuardian()).toBe(isMinor)
  // Whose account is paid is asked of a minor alone.
  expect(form.fields.accountOwner.isShown).toBe(isMinor)
  // A phone is asked of who is of age.
  expect(form.fields.mobile.isShown).toBe(!isMinor)
})
