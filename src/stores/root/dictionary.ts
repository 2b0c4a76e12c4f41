import type { ApiClient } from '@/api/api-client'
import { DICTIONARIES, dictQuery } from '@/contract/dictionary'
import type { ServerLabels } from '@/contract/labels'

/** The server's labels, by the built-in table each category stands for. */
export async function fetchLabels(api: Pick<ApiClient, 'call'>): Promise<ServerLabels> {
  const answer = await api.call(
    dictQuery,
    { categories: Object.keys(DICTIONARIES) },
    { showLoading: false, ignoresMissingSession: true },
  )
  return new Map(
    Object.entries(DICTIONARIES).map(([category, table]) => [
      table,
      new Map((answer[category] ?? []).map(({ code, name }) => [code, name])),
    ]),
  )
}
