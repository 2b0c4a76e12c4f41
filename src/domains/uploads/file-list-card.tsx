import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { DrawingSheet } from '@/platform/elements/image'
import { Tappable } from '@/platform/elements/elements'
import { FILES_PLACE } from '@/platform/host/pick-file'
import { FieldErrorRegion } from '@/ui/fields/field-error'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { Problem } from '@/ui/kit/problem'
import { camera } from '@/ui/icon/glyphs/camera'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { plus } from '@/ui/icon/glyphs/plus'
import { Icon } from '@/ui/icon/icon'
import { SectionHead } from '@/ui/kit/section-head'
import { type FileList, type FileOrigin, WRONG_FILE } from './file-list'
import { FileRow } from './file-row'
import './file-list-card.scss'

interface FileListCardProps {
  files: FileList
  title: string
  /** Why none can be added now, for example a consent that is missing. */
  lockedReason?: string
  onLocked?: () => void
}

const WAYS: readonly { readonly from: FileOrigin; readonly text: string; readonly glyph: string }[] = [
  { from: 'camera', text: '拍照', glyph: camera },
  { from: 'album', text: '从相册选择', glyph: plus },
  { from: 'file', text: FILES_PLACE, glyph: fileText },
]

/** Several files for one end: each with how far it has come, and the ways to add one (rule V-FILE). */
export const FileListCard = observer(function FileListCard(props: FileListCardProps) {
  const { files, title, lockedReason, onLocked } = props
  const { field } = files
  const reasonId = `${field.id}-locked`
  return (
    <>
      <SectionHead title={title}>
        <View className="file-list-card__count" role="status">{`${files.list.length} / ${files.max}`}</View>
      </SectionHead>
      <Card>
        <View role="list">
          {files.list.map((file, index) => (
            <FileRow
              key={file.key}
              file={file}
              name={`${title}${index + 1}`}
              onRemove={() => void files.remove(file)}
            />
          ))}
        </View>
        {field.remark && <Note tone="warn">审核意见：{field.remark.text}</Note>}
        {files.problem && (
          <Problem>
            {files.problem}
            {files.isRefused && (
              <Tappable className="file-list-card__settings" role="link" onTap={files.openSettings}>
                去设置
              </Tappable>
            )}
          </Problem>
        )}
        <View id={reasonId} className="file-list-card__reason">
          {lockedReason}
        </View>
        {files.canAdd && (
          <View className="file-list-card__ways">
            {WAYS.map(({ from, text, glyph }, index) => (
              <Tappable
                key={from}
                id={index === 0 ? field.id : undefined}
                className={`file-list-card__way ${lockedReason ? 'file-list-card__way--off' : ''}`}
                isAriaDisabled={lockedReason !== undefined}
                describedBy={lockedReason === undefined ? `${field.id}-notes` : reasonId}
                trackId={`file-${from}`}
                onTap={() => (lockedReason === undefined ? void files.add(from) : onLocked?.())}
              >
                <Icon glyph={glyph} size={22} />
                <View className="file-list-card__way-text">{text}</View>
              </Tappable>
            ))}
          </View>
        )}
        <View className="file-list-card__note">{`${WRONG_FILE}，最多 ${files.max} 个`}</View>
        <FieldErrorRegion id={`${field.id}-notes`} error={field.error} />
      </Card>
      <DrawingSheet />
    </>
  )
})
