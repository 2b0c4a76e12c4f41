/// <reference types="@tarojs/taro" />

declare module '*.scss' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.png' {
  const url: string
  export default url
}

declare namespace NodeJS {
  interface ProcessEnv {
    /** The target webpack builds for; only `src/platform` and app.config.ts read it. */
    TARO_ENV: 'h5' | 'weapp'
  }
}
