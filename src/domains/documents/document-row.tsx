import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Document } from '@/contract/document'
import { formatDate } from '@/lib/date'
import { isOff } from '@/lib/flag'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { unbroken } from '@/ui/kit/unbroken'
import './document-row.scss'

interface DocumentRowProps {
  document: Document
  /** What kind of document it is: 季度管理报告. */
  kind: string
}

/** One document in a list; a dot and a word say that it has not been read. */
export const DocumentRow = observer(function DocumentRow({ document, kind }: DocumentRowProps) {
  const root = useStores()
  const isRead = !isOff(document.readFlag)
  const facts = [kind, formatDate(document.publishDate), pagesText(document)].filter(Boolean)
  return (
    <Tappable
      className="document-row"
      role="link"
      onTap={() => root.navigation.go('content/pdf', { fileId: document.fileId })}
    >
      <View className={`document-row__name ${isRead ? '' : 'document-row__name--unread'}`}>
        {!isRead && <View className="document-row__dot" aria-hidden />}
        {unbroken(document.docName)}
      </View>
      <View className="document-row__facts">
        {!isRead && <View className="document-row__unread">未读</View>}
        {unbroken(facts.join(' · '))}
      </View>
    </Tappable>
  )
})

/** `38 页`; `''` when nobody knows. */
function pagesText({ pageCount }: Pick<Document, 'pageCount'>): string {
  return pageCount > 0 ? `${pageCount} 页` : ''
}
