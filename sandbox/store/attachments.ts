import type { Attachment } from '@/contract/message'
import type { Db } from './database'
import { kilobytesOf } from './files'

interface FileFacts {
  readonly id: string
  readonly file_name: string
  readonly page_count: number
  /** Bytes. */
  readonly size: number
}

const attachmentOf = ({ id, file_name, page_count, size }: FileFacts): Attachment => ({
  fileId: id,
  fileName: file_name,
  pageCount: page_count,
  size: kilobytesOf(size),
})

const SELECT = 'SELECT f.id, f.file_name, f.page_count, f.size FROM files f'

/** Files of a message. */
export function attachmentsOfMessage(db: Db, msgId: string): Attachment[] {
  return db
    .all<FileFacts>(
      `${SELECT} JOIN message_attachments a ON a.file_id = f.id WHERE a.msg_id = ? ORDER BY f.id`,
      msgId,
    )
    .map(attachmentOf)
}

/** Files of an article. */
export function attachmentsOfArticle(db: Db, articleId: string): Attachment[] {
  return db
    .all<FileFacts>(
      `${SELECT} JOIN article_attachments a ON a.file_id = f.id WHERE a.article_id = ? ORDER BY f.id`,
      articleId,
    )
    .map(attachmentOf)
}

/** Whether a file hangs on an article, and so may be opened by every customer. */
export function isOfArticle(db: Db, fileId: string): boolean {
  return db.get('SELECT 1 FROM article_attachments WHERE file_id = ?', fileId) !== undefined
}
