import { TAX_TYPE } from '@/contract/tables/tax'
import { isOn } from '@/lib/flag'
import { addTaxDeclaration } from '../store/tax-declarations'
import { CUSTOMERS } from './customers'
import type { Seed } from './order'

const DECLARED_AT = Date.parse('2023-05-20T10:20:00+08:00')

const CHINA_ONLY = {
  taxType: TAX_TYPE.chinaOnly,
  surname: '',
  givenName: '',
  birthDate: '',
  addressCn: '',
  addressEn: '',
  birthplaceCn: '',
  birthplaceEn: '',
  chinaTin: '',
  countries: [],
}

/** The declarations of those who have declared: residents of China alone, from before signatures were kept. */
export const taxSeed: Seed = {
  name: 'tax',
  after: ['customers'],
  fill(db) {
    for (const { id, taxDeclared } of CUSTOMERS) {
      if (isOn(taxDeclared)) addTaxDeclaration(db, id, CHINA_ONLY, { signFileId: '', now: DECLARED_AT })
    }
  },
}
