import { insertRows } from '../store/insert'
import { HELP } from './help-answers'
import type { Seed } from './order'

/** What the search looks through: the words of an answer without its tags. */
function textOf(answer: string): string {
  return answer.replace(/<[^>]+>/g, ' ')
}

export const helpSeed: Seed = {
  name: 'help',
  after: [],
  fill(db) {
    insertRows(
      db,
      'help_categories',
      HELP.map(({ id, name }, sort) => ({ id, name, sort })),
    )
    for (const { id: categoryId, items } of HELP) {
      insertRows(
        db,
        'help_items',
        items.map(({ question, answer, asked, useful }, sort) => ({
          id: `${categoryId}-${sort + 1}`,
          category_id: categoryId,
          sort,
          question,
          answer,
          answer_text: textOf(answer),
          asked,
          useful,
        })),
      )
    }
  },
}
