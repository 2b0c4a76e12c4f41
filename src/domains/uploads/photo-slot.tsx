import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useId } from 'react'
import { problemText } from '@/lib/photo-quality'
import { Heading, Tappable } from '@/platform/elements/elements'
import { DrawingSheet } from '@/platform/elements/image'
import { Picture } from '@/platform/elements/rich-element'
import { camera } from '@/ui/icon/glyphs/camera'
import { circleAlert } from '@/ui/icon/glyphs/circle-alert'
import { circleCheck } from '@/ui/icon/glyphs/circle-check'
import { Icon } from '@/ui/icon/icon'
import { Button } from '@/ui/kit/button'
import { Note } from '@/ui/kit/note'
import { Progress } from '@/ui/kit/progress'
import { type FrameKind, PhotoFrame } from './photo-frame'
import type { PhotoStore } from './photo-store'
import { progressText, verdictText } from './photo-words'
import './photo-slot.scss'

/** What the slot shows and does; a `PhotoStore` is one. */
export type PhotoHolder = Pick<
  PhotoStore,
  | ('phase' | 'preview' | 'quality' | 'error' | 'isRefused' | 'isAppAsked')
  | ('canUseAnyway' | 'canRetry' | 'isBusy')
  | ('pick' | 'useAnyway' | 'retry' | 'clear' | 'openSettings')
> & {
  readonly rule: Pick<PhotoStore['rule'], 'subject'>
  readonly upload: Pick<PhotoStore['upload'], 'progress' | 'phase'>
}

interface PhotoSlotProps {
  readonly store: PhotoHolder
  /** 人像面. */
  readonly title: string
  /** 有照片的一面. */
  readonly hint?: string
  /** What is drawn where there is no photo yet. */
  readonly frame: FrameKind
  /** The photo may be taken away without another in its place. */
  readonly isRemovable?: boolean
  /** A reviewer's words about the photo that was handed in before. */
  readonly remark?: string
  /** Why no photo can be taken now, for example a consent that is missing. */
  readonly disabledReason?: string
  readonly onDisabledTap?: () => void
}

/** One photo: what to hold before the camera, the photo with its verdict, how far it has come, and every way on. */
export const PhotoSlot = observer(function PhotoSlot(props: PhotoSlotProps) {
  const { store, title, hint, remark } = props
  const isEmpty = store.preview === undefined && store.phase !== 'ready' && !store.isBusy
  return (
    <View className="photo-slot" role="group" aria-label={title}>
      <View className="photo-slot__head">
        <Heading level={2} className="photo-slot__title">
          {title}
        </Heading>
        {hint && <View className="photo-slot__hint">{hint}</View>}
      </View>
      {remark && <Note tone="warn">审核意见：{remark}</Note>}
      <View className="photo-slot__box">
        {isEmpty ? <EmptySlot {...props} /> : <FilledSlot {...props} />}
      </View>
      <DrawingSheet />
    </View>
  )
})

const EmptySlot = observer(function EmptySlot({
  store,
  title,
  frame,
  disabledReason,
  onDisabledTap,
}: PhotoSlotProps) {
  const reasonId = `photo-${useId()}`
  const pick = (from: 'camera' | 'album') => () =>
    disabledReason === undefined ? void store.pick(from) : onDisabledTap?.()
  return (
    <View className="photo-slot__empty">
      <PhotoFrame kind={frame} />
      <Told store={store} />
      <View id={reasonId} className="photo-slot__reason">
        {disabledReason}
      </View>
      <Button
        disabledBy={disabledReason === undefined ? undefined : reasonId}
        onDisabledTap={onDisabledTap}
        onTap={pick('camera')}
      >
        <Icon className="photo-slot__camera" glyph={camera} />
        拍摄{title}
      </Button>
      <Tappable
        className="photo-slot__link"
        isAriaDisabled={disabledReason !== undefined}
        describedBy={disabledReason === undefined ? undefined : reasonId}
        onTap={pick('album')}
      >
        从相册选择
      </Tappable>
    </View>
  )
})

const FilledSlot = observer(function FilledSlot({ store, title, isRemovable = false }: PhotoSlotProps) {
  return (
    <>
      <View className="photo-slot__ground">
        {store.preview === undefined ? (
          <View className="photo-slot__covered">照片已上传</View>
        ) : (
          <Picture className="photo-slot__picture" src={store.preview} alt={`${title}照片`} />
        )}
      </View>
      <Verdict store={store} isRemovable={isRemovable} />
      <Told store={store} />
      <Ways store={store} isRemovable={isRemovable} />
    </>
  )
})

interface FilledProps {
  store: PhotoHolder
  isRemovable: boolean
}

/** The bar below the photo: what was found, or how far it has come. */
const Verdict = observer(function Verdict({ store, isRemovable }: FilledProps) {
  const { phase, quality, upload } = store
  if (phase === 'uploading') {
    const text = progressText(upload.progress, upload.phase === 'waiting')
    return (
      <View className="photo-slot__bar">
        <View className="photo-slot__sending">
          <View className="photo-slot__words">{text}</View>
          <Progress percent={Math.floor(100 * upload.progress)} label={text} />
        </View>
        <Tappable className="photo-slot__action" onTap={store.clear}>
          取消
        </Tappable>
      </View>
    )
  }
  if (phase === 'checking') return <View className="photo-slot__bar photo-slot__words">正在检查照片</View>
  if (phase === 'failed' || phase === 'picking') return null
  const isGood = phase === 'ready'
  const found = quality ? verdictText(store.rule.subject, quality.isSure) : '已上传'
  const text = quality && quality.problems.length > 0 ? problemText(quality.problems) : found
  return (
    <View className={`photo-slot__bar photo-slot__bar--${isGood ? 'ok' : 'warn'}`}>
      <Icon className="photo-slot__sign" glyph={isGood ? circleCheck : circleAlert} />
      <View className="photo-slot__words" role="status">
        {text}
      </View>
      {isGood && isRemovable && (
        <Tappable className="photo-slot__action" onTap={store.clear}>
          删除
        </Tappable>
      )}
      {isGood && (
        <Tappable className="photo-slot__action" onTap={() => void store.pick('camera')}>
          重拍
        </Tappable>
      )}
    </View>
  )
})

/** What went wrong, or what is waited for. */
const Told = observer(function Told({ store }: { store: PhotoHolder }) {
  if (store.error) {
    return (
      <View className="photo-slot__error" role="alert">
        {store.error}
        {store.isRefused && (
          <Tappable className="photo-slot__link" onTap={store.openSettings}>
            去设置
          </Tappable>
        )}
      </View>
    )
  }
  if (store.phase !== 'picking') return null
  return (
    <View className="photo-slot__told" role="status">
      请在打开的相机或相册中完成，没有打开可以再点一次
      {store.isAppAsked && (
        <>
          ；没有允许使用相机的，请先在设置中打开
          <Tappable className="photo-slot__link" onTap={store.openSettings}>
            去设置
          </Tappable>
        </>
      )}
    </View>
  )
})

/** The ways on after a photo that is not good, and while the camera is open. */
const Ways = observer(function Ways({ store, isRemovable }: FilledProps) {
  if (!['problem', 'failed', 'picking'].includes(store.phase)) return null
  return (
    <View className="photo-slot__ways">
      {store.canRetry && <Button onTap={() => void store.retry()}>继续上传</Button>}
      <Button tone={store.canRetry ? 'secondary' : 'primary'} onTap={() => void store.pick('camera')}>
        重拍
      </Button>
      <Tappable className="photo-slot__link" onTap={() => void store.pick('album')}>
        从相册选择
      </Tappable>
      {store.canUseAnyway && (
        <Tappable className="photo-slot__link" onTap={() => void store.useAnyway()}>
          仍用这张
        </Tappable>
      )}
      {isRemovable && store.phase !== 'picking' && (
        <Tappable className="photo-slot__link" onTap={store.clear}>
          删除
        </Tappable>
      )}
    </View>
  )
})
