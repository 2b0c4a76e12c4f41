import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Tappable } from '@/platform/elements/elements'
import { listOrdered } from '@/ui/icon/glyphs/list-ordered'
import { zoomIn } from '@/ui/icon/glyphs/zoom-in'
import { zoomOut } from '@/ui/icon/glyphs/zoom-out'
import { Icon } from '@/ui/icon/icon'
import { Dialog } from '@/ui/overlays/dialog'
import { type PdfStore, ZOOM_STEPS } from './pdf-store'
import './pdf-bar.scss'

const FURTHEST = ZOOM_STEPS[0]
const NEAREST = ZOOM_STEPS[ZOOM_STEPS.length - 1]

/** Below the file: the page in front, said aloud when it changes, nearer and further, and any page at once. */
export const PdfBar = observer(function PdfBar({ store }: { store: PdfStore }) {
  const { page, pageCount, zoom } = store
  const [isChoosing, setChoosing] = useState(false)
  const handleGo = (number: number) => {
    setChoosing(false)
    store.goTo(number)
  }
  return (
    <View className="pdf-bar">
      <View className="pdf-bar__page" role="status">
        第 {page} / {pageCount} 页
      </View>
      <Tappable
        className="pdf-bar__tool"
        label={`缩小，当前 ${zoom}%`}
        isAriaDisabled={zoom === FURTHEST}
        onTap={() => store.zoomBy(-1)}
      >
        <Icon glyph={zoomOut} size={22} />
      </Tappable>
      <View className="pdf-bar__zoom" aria-hidden>
        {zoom}%
      </View>
      <Tappable
        className="pdf-bar__tool"
        label={`放大，当前 ${zoom}%`}
        isAriaDisabled={zoom === NEAREST}
        onTap={() => store.zoomBy(1)}
      >
        <Icon glyph={zoomIn} size={22} />
      </Tappable>
      <Tappable className="pdf-bar__tool" label="跳转到某一页" onTap={() => setChoosing(true)}>
        <Icon glyph={listOrdered} size={22} />
      </Tappable>
      <Dialog isOpen={isChoosing} title="跳转到" shape="sheet" onClose={() => setChoosing(false)}>
        <View className="pdf-bar__pages">
          {Array.from({ length: pageCount }, (_, index) => (
            <Tappable
              key={index}
              className={`pdf-bar__number ${index + 1 === page ? 'pdf-bar__number--on' : ''}`}
              label={`第 ${index + 1} 页`}
              onTap={() => handleGo(index + 1)}
            >
              {index + 1}
            </Tappable>
          ))}
        </View>
      </Dialog>
    </View>
  )
})
