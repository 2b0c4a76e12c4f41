import { type Revised, RevisedWrite } from '@/domains/flow/revised-write'
import type { ServerDraft } from '@/domains/flow/server-draft'
import type { Difference } from '@/stores/form/part'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'

interface Setup<I, O> {
  readonly draft: ServerDraft
  send(input: I & Revised, requestNo: string): Promise<O>
  /** Of the set, as this page knows it. */
  revision(): number
  reload(): Promise<unknown>
  refill(): void
  /** What is saved has different from what stands on the page. */
  differences(): readonly Difference[]
}

/** Saves a part of a set of beneficiaries. */
export const setWrite = <I extends object, O>(root: RootStore, setup: Setup<I, O>): RevisedWrite<I, O> =>
  new RevisedWrite<I, O>(root, {
    ...setup,
    name: '受益人或分配方案',
    touches: touching(root, 'beneficiaries', 'applications'),
  })
