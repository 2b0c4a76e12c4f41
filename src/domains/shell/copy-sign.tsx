import { Tappable } from '@/platform/elements/elements'
import { copy } from '@/ui/icon/glyphs/copy'
import { Icon } from '@/ui/icon/icon'
import { useCopy } from './use-copy'
import './copy-sign.scss'

interface CopySignProps {
  /** What is copied: it, and nothing else of the page. */
  text: string
  /** What it is: 流水号. */
  name: string
  trackId: string
}

/** The sign behind a number that is to be passed on. */
export function CopySign({ text, name, trackId }: CopySignProps) {
  const copyIt = useCopy()
  return (
    <Tappable className="copy-sign" label={`复制${name}`} trackId={trackId} onTap={() => void copyIt(text)}>
      <Icon glyph={copy} size={16} />
    </Tappable>
  )
}
