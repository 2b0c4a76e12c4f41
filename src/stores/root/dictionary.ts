import { DICTIONARIES, dictQuery } from '@/contract/dictionary'
import type { ServerLabels } from '@/contract/labels'
import { labelsOf } from './queries'
import type { RootStore } from './root-store'

/** The server's labels, by the built-in table each category stands for. */
export async function fetchLabels(root: Pick<RootStore, 'read'>): Promise<ServerLabels> {
  const answer = await root.read(dictQuery, labelsOf({ categories: Object.keys(DICTIONARIES) }))
  return new Map(
    Object.entries(DICTIONARIES).map(([category, table]) => [
      table,
      new Map((answer[category] ?? []).map(({ code, name }) => [code, name])),
    ]),
  )
}
