/** Taro's components as the H5 build has them: plain HTML (H5_COMPONENTS in h5-chain.ts). */
export const View = 'div'
export const Text = 'span'
