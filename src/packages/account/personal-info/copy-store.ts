import { makeAutoObservable } from 'mobx'
import { INNER } from '@/contract/codes'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { piExportApply, piExportList, type ExportScope, type PiExport } from '@/contract/personal-info'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { emailRule } from '@/lib/validate'
import { FormModel } from '@/stores/primitives/form-model'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'
import { applyReason } from './personal-info-texts'

export interface CopyValues {
  scopes: readonly ExportScope[]
  format: 'pdf' | 'csv'
  delivery: 'app' | 'email'
  email: string
}

type ApplyInput = Omit<RequestOf<typeof piExportApply>, 'requestNo' | 'verifyToken'>
type CopyPage = ResponseOf<typeof piExportList>

/** The application for a copy of one's own information, and those made before. */
export class CopyStore {
  readonly form = new FormModel<CopyValues>({
    scopes: { initial: [], error: scopes => (scopes.length > 0 ? undefined : '请至少选择一项信息') },
    format: { initial: 'pdf' },
    delivery: { initial: 'app' },
    email: {
      initial: '',
      error: (email, { delivery }) => (delivery === 'email' ? emailRule(email.trim()) : undefined),
    },
  })

  readonly history: PagedList<PiExport, undefined, CopyPage>
  readonly application: VerifiedSubmission<ApplyInput, ResponseOf<typeof piExportApply>>

  constructor(private readonly root: RootStore) {
    this.history = new PagedList<PiExport, undefined, CopyPage>(
      ({ pageNum, pageSize }, signal) =>
        root.api.call(piExportList, { pageNum, pageSize }, { showLoading: false, signal }),
      undefined,
      copy => copy.exportId,
    )
    this.application = new VerifiedSubmission(root, {
      endpoint: piExportApply,
      scene: 'piExport',
      act: '申请',
      send: (input, requestNo) => root.api.call(piExportApply, input, { label: '申请', requestNo }),
      onFound: () => void this.history.reload(),
    })
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, form: false, history: false, application: false },
      { autoBind: true },
    )
  }

  /** Why nothing can be applied for now. */
  get reason(): string | undefined {
    return applyReason(this.history.known?.nextApplyTime ?? '')
  }

  /** Asks for the SMS code and applies; the result has a page of its own. */
  async apply(): Promise<void> {
    const { scopes, format, delivery, email } = this.form.values
    const answer = await this.application.run({
      scopes: [...scopes],
      format,
      delivery,
      email: delivery === 'email' ? email.trim() : undefined,
    })
    if (answer) {
      this.root.navigation.go('account/copy-applied', { exportId: answer.exportId }, 'replace')
      return
    }
    const { error } = this.application.submission
    if (error?.code === INNER.stateConflict) void this.history.reload()
    if (error?.code === INNER.invalidInput) this.form.takeServerErrors(error.fieldErrors)
  }
}
