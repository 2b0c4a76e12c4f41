import { RELATION, TRUST_KIND } from '@/contract/tables/trust'
import { createClock } from '../clock'
import { personRow } from '../seed/beneficiary-people'
import { createReset } from '../seed/reset'
import type { BeneSetContent } from '../store/beneficiary-sets'
import { openStore } from '../store/open'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { SNAPSHOT } from '../testing/snapshot'
import { contentErrors } from './people-errors'

const SETTLOR = { settlorId: '100001', trustId: '' }
const SETTLOR_ID = '110000196803150014'

describe('what keeps a set from being handed in', () => {
  const { db } = openStore(temporaryFolder())
  createReset(db, createClock(db, 'seed'), SNAPSHOT)()
  afterAll(async () => {
    db.close()
    await cleanUp()
  })

  /** One person gets everything, now and in the end. */
  function alone(idNo: string, relation: string, name: string): BeneSetContent {
    const birthDate = `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`
    const person = personRow('FA', 0, {
      ...{ bene_id: 'B', name, relation, id_no: idNo, birth_date: birthDate, share_percent: '100.00' },
      ...{ bank_name: '招商银行', card_no: '6200000000000005', mobile: '19900000051' },
    })
    const shares = [{ beneId: 'B', percent: '100.00' }]
    return { people: [person], plans: [], end: { residual: '1', conditions: '信托期限届满时分配。', shares } }
  }

  const fieldsOf = (content: BeneSetContent, trustKind: string, today: string) =>
    contentErrors(db, content, { ...SETTLOR, trustKind }, today).map(({ field, msg }) => [field, msg])

  /** Case E4: 17 years and 364 days, the birthday, and a birthday that most years do not have (rule V-GUARD). */
  test.each([
    ['110000200811200113', '2026-11-19', true],
    ['110000200811200113', '2026-11-20', false],
    ['110000200811210135', '2026-11-20', true],
    ['110000200802290102', '2026-02-27', true],
    ['110000200802290102', '2026-02-28', true],
    ['110000200802290102', '2026-03-01', false],
  ])('%s needs a guardian on %s: %s', (idNo, today, isMinor) => {
    const content = alone(idNo, RELATION.child, '林景和')
    const guardian = ['guardian.B', '林*和：受益人未满18周岁，请填写监护人信息']
    expect(fieldsOf(content, TRUST_KIND.family, today)).toEqual(isMinor ? [guardian] : [])
  })

  /** Case E6: alone the settlor may benefit of a family service trust, of a family trust not (rule V-FT-BENE). */
  test.each([
    [TRUST_KIND.family, [['people', '委托人不得为唯一受益人']]],
    [TRUST_KIND.familyService, []],
  ])('the settlor alone, of a trust of kind %s', (trustKind, errors) => {
    const content = alone(SETTLOR_ID, RELATION.self, '林致远')
    expect(fieldsOf(content, trustKind, '2026-11-20')).toEqual(errors)
  })
})
