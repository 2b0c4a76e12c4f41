import { type FirstCallsOf, none } from '@/api/first-calls'
import { draftOf } from '@/domains/flow/queries'
import { allCountries, consentText, IDENTITY_DRAFT, TAX_DRAFT, taxDeclaration } from './queries'

export const identityFirstCalls: FirstCallsOf<'identity'> = {
  'identity/mini-program-face': none,
  'identity/tax-type': () => [taxDeclaration(), draftOf(TAX_DRAFT)],
  'identity/tax-details': () => [taxDeclaration(), draftOf(TAX_DRAFT), allCountries()],
  'identity/tax-result': () => [taxDeclaration()],
  'identity/identity-scan': () => [consentText(), draftOf(IDENTITY_DRAFT)],
}
