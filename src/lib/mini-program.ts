/**
 * The company's mini-program as apps name it when they share a card that opens it (specification, section 9): `'0'` is its
 * released version.
 */
export const MINI_PROGRAM = { type: '0', appId: 'wx0000000000000000' } as const
