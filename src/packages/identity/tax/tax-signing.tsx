import { observer } from 'mobx-react'
import type { TaxApplication } from './tax-application'

/** The signature under the declaration. */
export const TaxSigning = observer(function TaxSigning({ application }: { application: TaxApplication }) {
  return application.isSigning ? null : null
})
