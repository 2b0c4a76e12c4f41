import { type FirstCallsOf, none } from '@/api/first-calls'
import { allCountries } from '@/domains/countries/queries'
import { draftOf } from '@/domains/flow/queries'
import {
  applicationOf,
  consentText,
  IDENTITY_DRAFT,
  paperDetailOf,
  PAPERS_DRAFT,
  TAX_DRAFT,
  taxDeclaration,
} from './queries'

/** Every step of the application by ID card: where it goes on is decided by all three. */
const idCard = () => [consentText(), draftOf(IDENTITY_DRAFT), applicationOf()]

/** The same of an application by another document. */
const papers = () => [consentText(), draftOf(PAPERS_DRAFT), paperDetailOf({})]

export const identityFirstCalls: FirstCallsOf<'identity'> = {
  'identity/mini-program-face': none,
  'identity/tax-type': () => [taxDeclaration(), draftOf(TAX_DRAFT)],
  'identity/tax-details': () => [taxDeclaration(), draftOf(TAX_DRAFT), allCountries()],
  'identity/tax-result': () => [taxDeclaration()],
  'identity/identity-scan': idCard,
  'identity/identity-scan-info': idCard,
  'identity/face-verify': idCard,
  'identity/real-name-result': ({ optional }) => [applicationOf({ authApplyId: optional('authApplyId') })],
  'identity/identity-info': papers,
  // With an application by ID card it is the way to people of that one.
  'identity/upload-file': ({ unless }) => [
    consentText(),
    ...unless(['authApplyId'], draftOf(PAPERS_DRAFT), paperDetailOf({})),
  ],
  'identity/upload-result': ({ optional }) => [paperDetailOf({ applyNo: optional('applyNo') })],
  'identity/auth-detail': ({ optional }) => [paperDetailOf({ applyNo: optional('applyNo') })],
}
