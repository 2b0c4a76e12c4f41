import type { FileSource } from '@/platform/host/file-bytes.types'

/** A clip of picture and sound, on the device until it is released. */
export interface Clip {
  readonly file: FileSource
  /** Nothing was heard in it; `undefined` where the host does not say. */
  readonly isSilent: boolean | undefined
  release(): void
}

/** The camera once it shows a picture. */
export interface ClipCamera {
  /** Begins a clip. */
  begin(): Promise<void>
  /** What is heard from here on is the customer, not the question: `isSilent` is about it alone. */
  listen(): void
  /** Ends the clip and answers it. */
  end(): Promise<Clip>
  /** Ends the clip, and keeps nothing of it. */
  drop(): void
}

/** Why nothing can be recorded: `refused` is changed in the host's settings; `unsupported` here never. */
export interface CameraTrouble {
  readonly kind: 'refused' | 'unsupported' | 'failed'
  readonly message: string
}

export interface ClipCameraProps {
  readonly className?: string
  /** Name of the picture for screen readers. */
  readonly label: string
  /** Camera and microphone are there; called anew should they come anew. */
  readonly onReady: (camera: ClipCamera) => void
  /** They are not, or no more: a clip that was under way is lost. */
  readonly onTrouble: (trouble: CameraTrouble) => void
}
