import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Document } from '@/contract/document'
import { mayBeOn } from '@/lib/flag'
import { Tappable } from '@/platform/elements/elements'
import { AgreementBox } from '@/ui/fields/agreement-box'
import { circleCheck } from '@/ui/icon/glyphs/circle-check'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { Icon } from '@/ui/icon/icon'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import type { DocumentGate } from './document-gate'
import './document-gate-list.scss'

interface DocumentGateListProps {
  gate: DocumentGate
  /** What the customer agrees to: 本人已阅读并理解上述全部文件… */
  statement: string
  /** Beside the statement, where more has to be said. */
  children?: ReactNode
}

/** Documents with what has been read, and the tick that waits for the rest (rules V-READ and V-AGREE). */
export const DocumentGateList = observer(function DocumentGateList(props: DocumentGateListProps) {
  const { gate, statement } = props
  const isLocked = gate.unread.length > 0
  const handleLockedTap = () => {
    gate.agreed.leave()
    gate.openNext()
  }
  return (
    <View>
      <SectionHead title="请逐份阅读">
        <View className="document-gate__count" role="status">
          已读 {gate.readCount} / {gate.list.length}
        </View>
      </SectionHead>
      <Card>
        <View role="list">
          {gate.list.map(document => (
            <View key={document.docId} className="document-gate__item" role="listitem">
              <GateRow document={document} gate={gate} />
            </View>
          ))}
        </View>
      </Card>
      <AgreementBox field={gate.agreed} label={statement} isLocked={isLocked} onLockedTap={handleLockedTap}>
        {statement}
        {props.children}
        {isLocked && <View className="document-gate__locked">全部阅读后可勾选</View>}
      </AgreementBox>
    </View>
  )
})

const GateRow = observer(function GateRow({ document, gate }: { document: Document; gate: DocumentGate }) {
  const isRead = gate.isRead(document)
  const isNext = gate.unread[0]?.docId === document.docId
  return (
    <Tappable className="document-gate__row" role="link" onTap={() => gate.open(document)}>
      <Icon
        className={`document-gate__icon ${isRead ? 'document-gate__icon--read' : ''}`}
        glyph={isRead ? circleCheck : fileText}
        size={22}
      />
      <View className="document-gate__body">
        <View className="document-gate__name">《{document.docName}》</View>
        <View className="document-gate__facts">{factsOf(document, isRead)}</View>
      </View>
      {isRead ? (
        <View className="document-gate__state">已读</View>
      ) : (
        <View className={`document-gate__read ${isNext ? 'document-gate__read--next' : ''}`}>
          {document.readPage > 0 ? '继续阅读' : '阅读'}
        </View>
      )}
    </Tappable>
  )
})

/** `未读 · 6 页 · 须停留 20 秒`; `已读至第 2 页 · 6 页 · …` of one that was begun. */
function factsOf(document: Document, isRead: boolean): string {
  const { pageCount, minReadSeconds, mustRead, readPage, version } = document
  const state = readPage > 0 ? `已读至第 ${readPage} 页` : '未读'
  const facts = [
    !isRead && (mayBeOn(mustRead) ? state : `${state}，可选读`),
    pageCount > 0 && `${pageCount} 页`,
    `V${version}`,
    !isRead && minReadSeconds > 0 && `须停留 ${minReadSeconds} 秒`,
  ]
  return facts.filter(Boolean).join(' · ')
}
