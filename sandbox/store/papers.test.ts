import { ID_TYPE } from '@/contract/tables/customer'
import { createClock } from '../clock'
import { createReset } from '../seed/reset'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { SNAPSHOT } from '../testing/snapshot'
import { inForce } from '../beneficiaries/in-force'
import { benefitsOf } from './beneficiaries'
import { keepPerson } from './beneficiary-sets'
import { openStore } from './open'
import { bindBenefits } from './papers'

const TODAY = '2026-11-20'
/** U3, who benefits from nothing. */
const CUSTOMER = '100003'
const B2 = { idType: ID_TYPE.idCard, idNo: '110000199611010037', birthDate: '1996-11-01' }
const PASSPORT = { idType: ID_TYPE.passport, idNo: 'P7654321', birthDate: '1988-04-12' }

describe('who registers later sees the benefits as their own', () => {
  const { db } = openStore(temporaryFolder())
  const reset = createReset(db, createClock(db, 'seed'), SNAPSHOT)
  beforeEach(() => reset())
  afterAll(async () => {
    db.close()
    await cleanUp()
  })

  const benefits = () => benefitsOf(db, CUSTOMER, TODAY).map(({ id }) => id)

  /** Somebody without an account looks after B4, by a paper of this kind. */
  function guard({ idType, idNo, birthDate }: typeof B2 | typeof PASSPORT): void {
    db.run(
      'UPDATE beneficiaries SET guardian_customer_id = NULL, guardian_id_no = ? WHERE id = ?',
      idNo,
      'FT1-B4',
    )
    const person = inForce(db, 'FT1').people.find(one => one.bene_id === 'FT1-B4')
    if (!person) throw new Error('B4 benefits no more')
    keepPerson(db, {
      ...person,
      guardian_id_no: idNo,
      guardian_id_type: idType,
      guardian_birth_date: birthDate,
    })
  }

  test('the beneficiary, by a number that is a citizen’s in whatever paper it stands', () => {
    bindBenefits(db, CUSTOMER, { ...B2, idType: ID_TYPE.household })
    expect(benefits()).toEqual(['FT1-B2'])
  })

  test('the guardian of a minor', () => {
    guard(B2)
    bindBenefits(db, CUSTOMER, B2)
    expect(benefits()).toEqual(['FT1-B2', 'FT1-B4'])
  })

  test('of a passport alone who was born on the same day', () => {
    guard(PASSPORT)
    bindBenefits(db, CUSTOMER, { ...PASSPORT, birthDate: '1970-01-01' })
    expect(benefits()).toEqual([])
    bindBenefits(db, CUSTOMER, { ...PASSPORT, idType: ID_TYPE.idCard })
    expect(benefits()).toEqual([])
    bindBenefits(db, CUSTOMER, PASSPORT)
    expect(benefits()).toEqual(['FT1-B4'])
  })

  test('nobody takes over what is somebody else’s', () => {
    db.run("UPDATE beneficiaries SET customer_id = '100006' WHERE id = 'FT1-B2'")
    bindBenefits(db, CUSTOMER, B2)
    expect(benefits()).toEqual([])
  })
})
