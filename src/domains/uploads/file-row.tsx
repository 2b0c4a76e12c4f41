import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { fileSizeText } from '@/lib/file-size'
import { Tappable } from '@/platform/elements/elements'
import { Picture } from '@/platform/elements/rich-element'
import { circleCheck } from '@/ui/icon/glyphs/circle-check'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { trash2 } from '@/ui/icon/glyphs/trash-2'
import { Icon } from '@/ui/icon/icon'
import { Progress } from '@/ui/kit/progress'
import type { ListedFile } from './listed-file'
import { fileKindText, progressText } from './photo-words'
import './file-row.scss'

interface FileRowProps {
  file: ListedFile
  /** 证明材料1: files keep no name of their own. */
  name: string
  /** Left out where nothing can be changed any more. */
  onRemove?: () => void
}

/** One file of a list: what it is, how far it has come, what is wrong with it, and the ways on. */
export const FileRow = observer(function FileRow({ file, name, onRemove }: FileRowProps) {
  const { preview, phase } = file
  return (
    <View className="file-row" role="listitem" aria-label={name}>
      <View className="file-row__thumb">
        {preview ? (
          <Picture className="file-row__picture" src={preview} alt={name} />
        ) : (
          <Icon className="file-row__icon" glyph={fileText} size={26} />
        )}
      </View>
      <View className="file-row__body">
        <View className="file-row__name">
          {name}
          {phase === 'done' && <Icon className="file-row__done" glyph={circleCheck} size={16} />}
        </View>
        <Course file={file} />
        <Ways file={file} name={name} />
      </View>
      {onRemove && (
        <Tappable className="file-row__remove" label={`删除${name}`} onTap={onRemove}>
          <Icon glyph={trash2} size={20} />
        </Tappable>
      )}
    </View>
  )
})

/** How far it has come, or what is wrong. */
const Course = observer(function Course({ file }: { file: ListedFile }) {
  const { phase, problem, value, upload } = file
  if (problem !== undefined) {
    return (
      <View className="file-row__problem" role="alert">
        {problem}
      </View>
    )
  }
  if (phase === 'uploading') {
    const text = progressText(upload.progress, upload.phase === 'waiting')
    return (
      <View className="file-row__facts">
        {text}
        <Progress percent={Math.floor(100 * upload.progress)} label={text} />
      </View>
    )
  }
  if (!value) return null
  return <View className="file-row__facts">{`${fileKindText(value.mime)}，${fileSizeText(value.size)}`}</View>
})

const Ways = observer(function Ways({ file, name }: Pick<FileRowProps, 'file' | 'name'>) {
  if (file.phase === 'doubtful') {
    return (
      <Tappable className="file-row__way" role="link" onTap={() => void file.useAnyway()}>
        仍用这张
      </Tappable>
    )
  }
  if (file.canOpen) {
    return (
      <Tappable
        className="file-row__way"
        role="link"
        label={`查看${name}`}
        onTap={() => void file.open(name)}
      >
        {file.isOpening ? '正在打开' : '查看'}
      </Tappable>
    )
  }
  if (!file.canRetry) return null
  return (
    <Tappable className="file-row__way" role="link" onTap={() => void file.retry()}>
      继续上传
    </Tappable>
  )
})
