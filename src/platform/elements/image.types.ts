export interface PictureProps {
  readonly className: string
  /** As `assetUrl` gives it; undefined shows what the picture would. */
  readonly src: string | undefined
  /** What it shows; `''` for decoration. */
  readonly alt: string
  /** Width divided by height, which keeps its place until it has come. */
  readonly ratio?: number
  /** A long press offers to keep it or to read the code in it, where the host needs to be told. */
  readonly hasMenu?: boolean
}
