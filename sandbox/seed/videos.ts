import type { Caption } from '@/contract/video'

/** A video of the company; `file` lies in `sandbox/files/videos`. */
export interface VideoSeed {
  readonly id: string
  readonly title: string
  readonly file: string
  /** Name of its poster for `pictureUrl`. */
  readonly poster: string
  /** Seconds. */
  readonly duration: number
  readonly captions: readonly Caption[]
}

export const VIDEOS: readonly VideoSeed[] = [
  {
    id: 'VD1',
    title: '认识家族信托',
    file: 'family-trust.mp4',
    poster: 'video-family',
    duration: 20,
    captions: [
      { from: 0, to: 5, text: '家族信托，是把财产托付给信托公司，为家人长久打理。' },
      { from: 5, to: 10, text: '委托人设立信托，写明受益人与分配方式。' },
      { from: 10, to: 15, text: '信托财产独立于委托人与受托人的其他财产。' },
      { from: 15, to: 20, text: '信托有风险，投资须谨慎。详情请咨询您的理财经理。' },
    ],
  },
]
