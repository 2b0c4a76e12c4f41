import { SEARCH_LIMIT } from '@/contract/search'
import { searchFor } from '@/lib/search-words'
import type { Handlers } from '../api/handler'
import { OWN_KINDS, PUBLIC_KINDS, trustsOf } from '../search/kinds'

/** As many as are answered, and how many there are. */
const firstOf = <T>(all: readonly T[]) => ({ list: all.slice(0, SEARCH_LIMIT), total: all.length })
const NOTHING = { list: [], total: 0 }

/** Handlers of `src/contract/search.ts`. */
export const searchHandlers = {
  search({ keyword }, context) {
    const search = searchFor(keyword)
    const everybodys = {
      questions: firstOf(PUBLIC_KINDS.questions(search, context)),
      articles: firstOf(PUBLIC_KINDS.articles(search, context)),
    }
    if (context.customerId === '') {
      const none = { products: NOTHING, trusts: NOTHING, papers: NOTHING, messages: NOTHING }
      return { ...none, ...everybodys, ownTrusts: [] }
    }
    return {
      products: firstOf(OWN_KINDS.products(search, context)),
      trusts: firstOf(OWN_KINDS.trusts(search, context)),
      papers: firstOf(OWN_KINDS.papers(search, context)),
      messages: firstOf(OWN_KINDS.messages(search, context)),
      ...everybodys,
      ownTrusts: trustsOf(context),
    }
  },
} satisfies Partial<Handlers>
