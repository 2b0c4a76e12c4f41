import { DICTIONARIES } from '@/contract/dictionary'
import type { Handlers } from '../api/handler'

function entriesOf(table: Readonly<Record<string, string>>) {
  return Object.entries(table).map(([code, name], index) => ({ code, name, sort: index + 1 }))
}

/** Handlers of `src/contract/dictionary.ts`. */
export const dictionaryHandlers = {
  dictQuery({ categories }) {
    const known = Object.entries(DICTIONARIES).filter(([category]) => categories.includes(category))
    return Object.fromEntries(known.map(([category, table]) => [category, entriesOf(table.labels)]))
  },
} satisfies Partial<Handlers>
