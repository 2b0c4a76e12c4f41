import { makeAutoObservable } from 'mobx'
import { assetCertCancel, assetCertList, type Certificate, type CertStanding } from '@/contract/certificate'
import { wasRefused } from '@/contract/refusal'
import { certificateMachine } from '@/contract/machines/certificate'
import type { ResponseOf } from '@/contract/endpoint'
import { PagedList } from '@/stores/primitives/paged-list'
import { Submission } from '@/stores/primitives/submission'
import { changesOf, touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { certificatesOf } from '../queries'

type CertificatePage = ResponseOf<typeof assetCertList>

/** `''` is every state. */
export interface CertificateFilter {
  readonly status: Certificate['status'] | ''
}

/** Whether an application can still be taken back. */
export const canWithdraw = ({ status }: Certificate) => certificateMachine.allows(status, 'withdraw')

/** The customer's certificates by their state, and taking an application back. */
export class CertificatesStore {
  readonly certificates: PagedList<Certificate, CertificateFilter, CertificatePage>
  readonly withdrawal: Submission<{ certId: string }, ResponseOf<typeof assetCertCancel>>
  /** The application whose taking back did not go through. */
  failedId = ''

  constructor(
    private readonly root: RootStore,
    status: CertificateFilter['status'] = '',
  ) {
    this.certificates = new PagedList<Certificate, CertificateFilter, CertificatePage>(
      ({ chosen, pageNum, pageSize }, signal) =>
        root.read(assetCertList, certificatesOf({ ...chosen, pageNum, pageSize }), signal),
      {
        filter: { status },
        idOf: certificate => certificate.certId,
        changes: changesOf(root),
        dependsOn: ['certificates'],
      },
    )
    this.withdrawal = new Submission(
      (input, requestNo) => root.write(assetCertCancel, input, { label: '撤回', requestNo }),
      { touches: touching(root, 'certificates') },
    )
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, certificates: false, withdrawal: false },
      { autoBind: true },
    )
  }

  /** Whether another one may be applied for; undefined until the server has said so. */
  get standing(): Pick<CertStanding, 'applyReason' | 'applyGate'> | undefined {
    return this.certificates.known
  }

  /** Why an application was not taken back, at its row. */
  problemOf({ certId }: Certificate): string | undefined {
    return certId === this.failedId ? this.withdrawal.problem : undefined
  }

  /** Takes an application back, once the customer has confirmed it. */
  async withdraw({ certId }: Certificate): Promise<void> {
    const isSure = await this.root.ui.confirm({
      title: '撤回这份申请？',
      message: '撤回后不再审核。如仍需要，可以重新申请。',
      confirmText: '撤回申请',
    })
    if (!isSure) return
    const answer = await this.withdrawal.submit({ certId })
    const { error } = this.withdrawal
    const isChanged = wasRefused<typeof assetCertCancel>(error, 'stateConflict')
    this.note(answer || isChanged ? '' : certId)
    if (!isChanged) return
    // Somebody has begun to look at it meanwhile: its row says the rest, or is in this selection no more.
    this.root.ui.showMessage({ text: error.message, durationMs: 4000 }, 'error')
    await this.certificates.refresh()
  }

  private note(failedId: string): void {
    this.failedId = failedId
  }
}
