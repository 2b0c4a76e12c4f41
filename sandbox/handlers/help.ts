import { SERVICE_HOURS } from '@/lib/hotline'
import { INNER } from '@/contract/codes'
import type { HelpItem } from '@/contract/help'
import { bestFirst, searchFor } from '@/lib/search-words'
import { BusinessError } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { VIDEOS } from '../seed/videos'
import {
  addHelpVote,
  everyHelp,
  helpById,
  helpCategories,
  helpOfCategory,
  type HelpRow,
  hotHelp,
} from '../store/help'

const HOT = 8

function itemOf(row: HelpRow): HelpItem {
  return {
    id: row.id,
    categoryId: row.category_id,
    question: row.question,
    answer: row.answer,
    usefulCount: row.useful,
    vote: row.vote ?? '',
  }
}

/** Handlers of `src/contract/help.ts`. */
export const helpHandlers = {
  helpCategoryList(_request, { db }) {
    const videos = VIDEOS.map(({ id: videoId, title, duration }) => ({ videoId, title, duration }))
    return { list: helpCategories(db), serviceHours: SERVICE_HOURS, videos }
  },

  helpHotList(_request, { db, customerId }) {
    return { list: hotHelp(db, customerId, HOT).map(itemOf) }
  },

  helpSearch({ keyword }, { db, customerId }) {
    const found = bestFirst(everyHelp(db, customerId), searchFor(keyword), row => [
      row.question,
      row.answer_text,
    ])
    return { list: found.map(itemOf) }
  },

  helpList({ categoryId }, { db, customerId }) {
    const category = helpCategories(db).find(({ id }) => id === categoryId)
    if (!category) throw new BusinessError(INNER.notOwner)
    return { categoryName: category.name, list: helpOfCategory(db, customerId, categoryId).map(itemOf) }
  },

  helpVote({ id, useful }, { db, customerId }) {
    const item = helpById(db, customerId, id)
    if (!item) throw new BusinessError(INNER.notOwner)
    if (item.vote !== null) throw new BusinessError(INNER.stateConflict, { msg: '您已评价过该问题' })
    addHelpVote(db, customerId, id, useful)
    return { usefulCount: item.useful + Number(useful) }
  },
} satisfies Partial<Handlers>
