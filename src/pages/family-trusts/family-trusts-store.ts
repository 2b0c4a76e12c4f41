import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import {
  type FtApplication,
  ftApplicationDelete,
  ftApplicationList,
  ftApplicationWithdraw,
  type TrustPositionRow,
  trustPositionList,
  ftApplicationStart,
} from '@/contract/my-trust'
import { Changes } from '@/stores/primitives/changes'
import { PagedList } from '@/stores/primitives/paged-list'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { applicationsOf, heldTrusts } from '../queries'

/** A trust whose plan is not filled in yet. */
export const UNNAMED = '未命名的信托'

type ApplicationPage = ResponseOf<typeof ftApplicationList>

/** The customer's family trusts, and their applications for one. */
export class FamilyTrustsStore {
  /** Established trusts of which the customer is principal. */
  readonly trusts: Resource<readonly TrustPositionRow[]>
  readonly applications: PagedList<FtApplication, undefined, ApplicationPage>
  readonly withdrawal: Submission<string, unknown>
  readonly deletion: Submission<string, unknown>
  readonly start: Submission<Record<string, never>, { readonly applyId: string }>

  constructor(private readonly root: RootStore) {
    this.trusts = new Resource(async signal => {
      const { list } = await root.read(trustPositionList, heldTrusts(), signal)
      return list.filter(({ trustId }) => trustId !== '')
    })
    this.applications = new PagedList<FtApplication, undefined, ApplicationPage>(
      ({ pageNum, pageSize }, signal) =>
        root.read(ftApplicationList, applicationsOf({ pageNum, pageSize }), signal),
      {
        filter: undefined,
        idOf: application => application.applyId,
        entity: 'application',
        changes: changesOf(root),
        dependsOn: ['applications'],
      },
    )
    this.withdrawal = new Submission((applyId, requestNo) =>
      root.write(ftApplicationWithdraw, { applyId }, { label: '撤回', requestNo }),
    )
    this.deletion = new Submission((applyId, requestNo) =>
      root.write(ftApplicationDelete, { applyId }, { label: '删除', requestNo }),
    )
    this.start = new Submission((_input, requestNo) =>
      root.write(ftApplicationStart, {}, { label: '新建申请', requestNo }),
    )
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, trusts: false, applications: false, withdrawal: false, deletion: false, start: false },
      { autoBind: true },
    )
  }

  async refresh(): Promise<void> {
    await Promise.all([this.trusts.load(), this.applications.reload()])
  }

  /** Begins a new application, or goes on with one that was never touched; a gate that has come up since shows in the list. */
  async begin(): Promise<void> {
    const answer = await this.start.submit({})
    this.root.get(Changes).touch('applications')
    if (answer) this.root.navigation.go('trust-application/principal', { applyId: answer.applyId })
  }

  withdraw({ applyId, trustName }: FtApplication): Promise<void> {
    return this.end(this.withdrawal, applyId, {
      title: `撤回“${trustName || UNNAMED}”的申请？`,
      message: '撤回后审核停止，已填写的内容不再保留。',
      confirmText: '确认撤回',
    })
  }

  async remove({ applyId, trustName }: FtApplication): Promise<void> {
    await this.end(this.deletion, applyId, {
      title: `删除草稿“${trustName || UNNAMED}”？`,
      message: '删除后无法恢复。',
      confirmText: '确认删除',
    })
    if (this.deletion.phase === 'done') this.applications.remove(applyId)
  }

  /** Asks first; afterwards list and counts are out of date, also when somebody else has moved the application meanwhile. */
  private async end(
    submission: Submission<string, unknown>,
    applyId: string,
    question: Parameters<RootStore['ui']['confirm']>[0],
  ): Promise<void> {
    if (!(await this.root.ui.confirm(question))) return
    await submission.submit(applyId)
    const { error } = submission
    if (error?.kind === 'business') {
      this.root.ui.showMessage({ text: error.message, durationMs: 2000 }, 'error')
    }
    this.root.get(Changes).touch('applications')
  }
}
