import { makeAutoObservable } from 'mobx'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import {
  EXPORT_SCOPES,
  type ExportScope,
  piExportApply,
  piExportList,
  type PiExport,
} from '@/contract/personal-info'
import { emailText } from '@/domains/contact/contact-parts'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { choices, pick } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { when } from '@/stores/form/group'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'
import { copiesOf } from '../queries'
import { applyReason } from './personal-info-texts'

const SCOPES = Object.keys(EXPORT_SCOPES) as ExportScope[]

function copyForm() {
  const delivery = pick('app', { among: ['app', 'email'] as const })
  return new Form({
    scopes: choices({ among: SCOPES, required: '请至少选择一项信息' }),
    format: pick('pdf', { among: ['pdf', 'csv'] as const }),
    delivery,
    email: when(() => delivery.value === 'email', emailText()),
  })
}

type ApplyInput = Omit<RequestOf<typeof piExportApply>, 'requestNo' | 'verifyToken'>
type ApplyAnswer = ResponseOf<typeof piExportApply>
type CopyPage = ResponseOf<typeof piExportList>

/** The application for a copy of one's own information, and those made before. */
export class CopyStore {
  readonly form = copyForm()
  readonly history: PagedList<PiExport, undefined, CopyPage>
  readonly application: VerifiedSubmission<ApplyInput, ApplyAnswer>
  readonly submission

  constructor(root: RootStore) {
    this.history = new PagedList<PiExport, undefined, CopyPage>(
      ({ pageNum, pageSize }, signal) => root.read(piExportList, copiesOf({ pageNum, pageSize }), signal),
      { filter: undefined, idOf: copy => copy.exportId },
    )
    this.application = new VerifiedSubmission(root, {
      endpoint: piExportApply,
      touches: [],
      proof: 'piExport',
      act: '申请',
      send: (input, requestNo) => root.write(piExportApply, input, { label: '申请', requestNo }),
      onFound: () => void this.history.refresh(),
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: this.application,
      input: ({ scopes, ...values }) => ({ ...values, scopes: [...scopes] }),
      onDone: ({ exportId }) => root.navigation.go('account/copy-applied', { exportId }, 'replace'),
      onConflict: () => this.history.refresh(),
    })
    makeAutoObservable(
      this,
      { form: false, history: false, application: false, submission: false },
      { autoBind: true },
    )
  }

  /** Why nothing can be applied for now. */
  get reason(): string | undefined {
    return applyReason(this.history.known?.nextApplyTime ?? '')
  }
}
