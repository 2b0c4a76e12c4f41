export interface VideoPlayerProps {
  readonly className?: string
  /** Name for screen readers. */
  readonly label: string
  /** As `assetUrl` gives it, or an allowed address. */
  readonly src: string
  readonly posterUrl?: string
  /** Seconds that have been played, several times a second. */
  readonly onTime: (seconds: number) => void
  readonly onFail: () => void
}
