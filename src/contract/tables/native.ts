/** 照片类型 (specification, section 3): what a picture of the native app shows. */
export const PHOTO_TYPE = { idFront: '1', idBack: '2', idInHand: '3', portrait: '4', face: '5' } as const
