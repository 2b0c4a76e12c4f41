import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { wasRefused } from '@/contract/refusal'
import { instructionCancel, instructionDetail, type InstructionDetail } from '@/contract/instruction'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { instructionOf } from '../queries'

/** One instruction, and taking it back. */
export class InstructionStore {
  readonly instruction: Resource<InstructionDetail>
  readonly cancellation: VerifiedSubmission<{ instId: string }, ResponseOf<typeof instructionCancel>>

  constructor(
    private readonly root: RootStore,
    private readonly instId: string,
  ) {
    this.instruction = new Resource(
      signal => root.read(instructionDetail, instructionOf({ instId }), signal),
      { changes: changesOf(root), dependsOn: ['instructions'] },
    )
    this.cancellation = new VerifiedSubmission(root, {
      endpoint: instructionCancel,
      proof: 'instruction',
      subject: () => instId,
      act: '撤销指令',
      send: (input, requestNo) => root.write(instructionCancel, input, { label: '撤销', requestNo }),
      touches: ['instructions'],
      onFound: () => void this.instruction.load(),
    })
    makeAutoObservable<this, 'root' | 'instId'>(
      this,
      { root: false, instId: false, instruction: false, cancellation: false },
      { autoBind: true },
    )
  }

  refresh(): Promise<void> {
    return this.instruction.load()
  }

  /** Takes the instruction back, once the customer has confirmed it by a code. */
  async cancel(): Promise<void> {
    const isSure = await this.root.ui.confirm({
      title: '撤销这份指令？',
      message: '撤销后不再执行，占用的资金和份额随即释放。如仍需要，可以重新下达。',
      confirmText: '短信验证并撤销',
      keepText: '再想想',
    })
    if (!isSure) return
    const answer = await this.cancellation.submit({ instId: this.instId })
    const { error } = this.cancellation
    if (answer) this.root.ui.showMessage({ text: '指令已撤销', durationMs: 2000 }, 'success')
    // The company was faster: the page says how it stands now.
    if (answer || wasRefused<typeof instructionCancel>(error, 'stateConflict')) await this.instruction.load()
  }
}
