import type { ResponseOf } from '@/contract/endpoint'
import { type Instruction, instructionList } from '@/contract/instruction'
import type { InstructionStatus } from '@/contract/machines/instruction'
import type { TradeRange } from '@/contract/trade'
import { PagedList } from '@/stores/primitives/paged-list'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { instructionsOf } from '../queries'

/** `''` is everything; two days count only without a range. */
export interface InstructionFilter {
  readonly status: InstructionStatus | ''
  readonly range: TradeRange | ''
  readonly startDate: string
  readonly endDate: string
}

type InstructionPage = ResponseOf<typeof instructionList>

/** The instructions of a trust, by status and time. */
export class InstructionsStore {
  readonly instructions: PagedList<Instruction, InstructionFilter, InstructionPage>

  constructor(root: RootStore, trustId: string, filter: InstructionFilter) {
    const about = trustId ? { trustId } : {}
    this.instructions = new PagedList<Instruction, InstructionFilter, InstructionPage>(
      ({ chosen, pageNum, pageSize }, signal) =>
        root.read(instructionList, instructionsOf({ ...about, ...chosen, pageNum, pageSize }), signal),
      {
        filter,
        idOf: instruction => instruction.instId,
        changes: changesOf(root),
        dependsOn: ['instructions'],
      },
    )
  }

  /** Why there can be no new one; undefined until the server has said so. */
  get createReason(): string | undefined {
    return this.instructions.known?.createReason
  }
}
