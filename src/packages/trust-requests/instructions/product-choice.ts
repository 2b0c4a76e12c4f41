import { makeAutoObservable } from 'mobx'
import type { CodeOf } from '@/contract/code-table'
import type { ResponseOf } from '@/contract/endpoint'
import { type InstructionChoice, instructionProductList } from '@/contract/instruction'
import type { INST_SIDE } from '@/contract/tables/instruction'
import type { ProductType, RISK_LEVEL } from '@/contract/tables/product'
import { INSTRUCTION_LINES_MAX } from '@/lib/instruction-rules'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'
import { instructionProducts } from '../queries'
import type { InstructionFlow } from './instruction-flow'

/** `''` is every one. */
export interface ChoiceFilter {
  readonly riskLevel: CodeOf<typeof RISK_LEVEL> | ''
  readonly productType: ProductType | ''
  readonly keyword: string
}

export interface ChoiceSetup {
  readonly trustId: string
  readonly side: CodeOf<typeof INST_SIDE>
  /** The line whose goal is chosen: one product alone; undefined where lines are. */
  readonly line: number | undefined
  readonly filter: ChoiceFilter
}

type ChoicePage = ResponseOf<typeof instructionProductList>

/** Choosing products for an instruction: several as its lines, or one as where the shares of a line go. */
export class ProductChoice {
  readonly products: PagedList<InstructionChoice, ChoiceFilter, ChoicePage>
  chosen: readonly string[]

  constructor(
    root: RootStore,
    private readonly flow: InstructionFlow,
    private readonly setup: ChoiceSetup,
  ) {
    const { trustId, side, filter } = setup
    this.chosen = this.given
    this.products = new PagedList<InstructionChoice, ChoiceFilter, ChoicePage>(
      ({ chosen, pageNum, pageSize }, signal) =>
        root.read(
          instructionProductList,
          instructionProducts({ trustId, side, ...chosen, pageNum, pageSize }),
          signal,
        ),
      { filter, idOf: product => product.productId },
    )
    makeAutoObservable<this, 'flow' | 'setup'>(
      this,
      { flow: false, setup: false, products: false },
      { autoBind: true },
    )
  }

  get isSingle(): boolean {
    return this.setup.line !== undefined
  }

  /** Why one more cannot be chosen. */
  get reason(): string | undefined {
    return this.chosen.length > INSTRUCTION_LINES_MAX
      ? `一份指令最多${INSTRUCTION_LINES_MAX}只产品`
      : undefined
  }

  /** Takes what the instruction has already; asked once its draft has come. */
  begin(): void {
    this.chosen = this.given
  }

  toggle(productId: string): void {
    if (this.isSingle) this.chosen = [productId]
    else if (this.chosen.includes(productId)) this.chosen = this.chosen.filter(id => id !== productId)
    else this.chosen = [...this.chosen, productId]
  }

  /** Hands what was chosen to the instruction. */
  take(): void {
    const { line } = this.setup
    const [first] = this.chosen
    if (line === undefined) this.flow.chooseProducts(this.chosen)
    else if (first !== undefined) this.flow.chooseGoal(line, first)
  }

  private get given(): readonly string[] {
    const { list } = this.flow.form.fields.lines
    const { line } = this.setup
    if (line === undefined) return list.map(row => row.fields.productId.value).filter(Boolean)
    return [list[line]?.fields.toProductId.value ?? ''].filter(Boolean)
  }
}
