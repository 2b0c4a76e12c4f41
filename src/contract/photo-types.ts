/** Photo types of identity verification (specification, section 4). */
export const PHOTO_TYPES = {
  idFront: '1',
  idBack: '2',
  holding: '3',
  avatar: '4',
  facial: '5',
} as const

export type PhotoType = (typeof PHOTO_TYPES)[keyof typeof PHOTO_TYPES]
