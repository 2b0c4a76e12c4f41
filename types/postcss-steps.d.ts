/** Steps of the sheets that Taro's build takes by their paths, and the one it brings. */
declare module '*/config/paper/postcss' {
  const paper: (options: { isOwn: (file: string) => boolean }) => import('postcss').Plugin
  export default paper
}
declare module '*/config/style-trim/postcss' {
  const styleTrim: () => import('postcss').Plugin
  export default styleTrim
}
declare module 'postcss-pxtransform' {
  const pxTransform: (options: {
    platform: 'h5'
    designWidth: number
    deviceRatio: Readonly<Record<number, number>>
    baseFontSize: number
  }) => import('postcss').Plugin
  export default pxTransform
}
