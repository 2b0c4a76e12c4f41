import { Dialog } from './dialog'

interface MissingSheetProps {
  isOpen: boolean
  title: string
  onClose: () => void
}

/** Stands for a sheet whose code could not be fetched; it gives way once the code has come. */
export function MissingSheet({ isOpen, title, onClose }: MissingSheetProps) {
  return (
    <Dialog isOpen={isOpen} title={title} shape="sheet" onClose={onClose}>
      网络不可用，暂时无法打开。恢复网络后会自动继续，也可以先关闭。
    </Dialog>
  )
}
