import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { type Statement, statementFile, statementList } from '@/contract/statement'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { tellFailure } from '@/stores/root/tell-failure'
import { statementFileOf, statementsOf } from '../queries'
import { type StatementKind, type StatementYear, YEARS_AT_FIRST, yearsOf } from './statement-rules'

/** The customer's statements, of one kind at a time, and the one that is being opened. */
export class StatementsStore {
  readonly statements: Resource<ResponseOf<typeof statementList>>
  kind: StatementKind
  /** Whether more than the last years are shown. */
  isUnfolded = false
  /** The id of the statement whose file is on its way. */
  opening: string | undefined

  constructor(
    private readonly root: RootStore,
    kind: StatementKind,
  ) {
    this.kind = kind
    this.statements = new Resource(signal => root.read(statementList, statementsOf(), signal), {
      changes: changesOf(root),
      dependsOn: ['trades'],
    })
    makeAutoObservable<this, 'root'>(this, { root: false, statements: false }, { autoBind: true })
  }

  /** All of the kind, newest first. */
  get years(): readonly StatementYear[] {
    return yearsOf(this.statements.data?.list ?? [], this.kind)
  }

  get shownYears(): readonly StatementYear[] {
    return this.isUnfolded ? this.years : this.years.slice(0, YEARS_AT_FIRST)
  }

  /** How many statements are folded away. */
  get foldedCount(): number {
    return this.years.slice(this.shownYears.length).reduce((sum, { rows }) => sum + rows.length, 0)
  }

  choose(kind: StatementKind): void {
    this.kind = kind
    this.isUnfolded = false
  }

  unfold(): void {
    this.isUnfolded = true
  }

  /** Opens a statement where papers are read; a second tap waits for the first. */
  async open({ statementId }: Statement): Promise<void> {
    if (this.opening !== undefined) return
    this.opening = statementId
    try {
      const query = statementFileOf({ statementId })
      const { fileId } = await this.root.read(statementFile, query, undefined, {
        quiet: 'told by the caller',
      })
      this.root.navigation.go('content/pdf', { fileId })
    } catch (cause) {
      tellFailure(this.root, '对账单没有打开，请再点一次', cause)
    } finally {
      this.settle()
    }
  }

  private settle(): void {
    this.opening = undefined
  }
}
