import { textOfPdf } from '../../files/page-html'
import { makePdf } from '../../files/pdf'
import { pictureUrl } from '../../files/pictures'
import type { Db } from '../../store/database'
import { insertRows } from '../../store/insert'
import { tableBy, textBy } from '../editor-markup'
import type { ArticleGroup, ArticleSeed } from './article'
import { COMPANY_ARTICLES } from './company'
import { EDUCATION_ARTICLES } from './education'
import { HERITAGE_ARTICLES } from './heritage'
import { MARKET_ARTICLES } from './market'
import type { Seed } from '../order'

const GROUPS: readonly ArticleGroup[] = [
  MARKET_ARTICLES,
  HERITAGE_ARTICLES,
  EDUCATION_ARTICLES,
  COMPANY_ARTICLES,
]

function contentOf({ parts, picture, title, editor, table }: ArticleSeed): string {
  const image = picture === undefined ? '' : `<p><img src="${pictureUrl(picture)}" alt="${title}配图"></p>`
  const text = parts
    .map(([heading, ...paragraphs], index) => {
      return `<h2>${heading}</h2>${textBy(editor, paragraphs)}${index === 0 ? image : ''}`
    })
    .join('')
  return table === undefined ? text : text + tableBy(editor, table)
}

/** Numbers that differ from article to article and stay the same from seed to seed. */
function countsOf({ id }: ArticleSeed) {
  const number = Number(id.slice(2))
  return {
    read_count: 420 + number * 137,
    other_likes: 12 + ((number * 29) % 90),
    other_collects: 5 + ((number * 17) % 40),
  }
}

function attach(db: Db, { id, title, parts, attachment = title }: ArticleSeed, now: number): void {
  const pages = parts.map(([heading, ...lines]) => ({ heading, lines }))
  const bytes = makePdf({ title: attachment, pages })
  const fileId = `F${id}`
  insertRows(db, 'files', [
    {
      id: fileId,
      customer_id: null,
      file_name: `${attachment}.pdf`,
      format: 'pdf',
      page_count: parts.length,
      size: bytes.length,
      content: bytes.toString('base64'),
      text: textOfPdf(bytes),
      created_at: now,
    },
  ])
  insertRows(db, 'article_attachments', [{ article_id: id, file_id: fileId }])
}

/** Writes thirty articles in four categories; U1 has liked two and kept one. Customers must be there. */
export const articlesSeed: Seed = {
  name: 'articles',
  after: ['customers'],
  fill(db, now) {
    insertRows(
      db,
      'article_categories',
      GROUPS.map(({ categoryId, name }, sort) => ({ category_id: categoryId, name, sort })),
    )
    for (const { categoryId, source, author, articles } of GROUPS) {
      insertRows(
        db,
        'articles',
        articles.map(article => ({
          article_id: article.id,
          category_id: categoryId,
          title: article.title,
          summary: article.summary,
          source,
          author,
          published_at: Date.parse(`${article.at.replace(' ', 'T')}:00+08:00`),
          picture: article.cover ?? '',
          content: contentOf(article),
          ...countsOf(article),
        })),
      )
      for (const article of articles) if (article.attachment !== undefined) attach(db, article, now)
    }
    insertRows(db, 'article_reactions', [
      { article_id: 'AR27', customer_id: '100001', kind: 'like' },
      { article_id: 'AR24', customer_id: '100001', kind: 'like' },
      { article_id: 'AR27', customer_id: '100001', kind: 'collect' },
    ])
  },
}
