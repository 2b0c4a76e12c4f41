/** Modules that send file ids of their own beside the photo types (specification, section 4). */
export const IMAGE_MODULES = {
  client: { code: 'client', mateFront: 'mateFront', mateBack: 'mateBack' },
  beneficiary: { code: 'beneficiary', idFront: 'idCardFront', idBack: 'idCardBack' },
} as const
