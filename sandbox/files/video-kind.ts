/** What a video is by its content: what can be seen and heard in it, and for how long. */
export interface VideoFacts {
  readonly mime: 'video/webm' | 'video/mp4'
  readonly seconds: number
  readonly hasPicture: boolean
  readonly hasSound: boolean
}
