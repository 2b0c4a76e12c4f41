/** Taro's React connector; it comes without declarations of its own. */
declare module '@tarojs/plugin-framework-react/dist/runtime' {
  /** Makes the app whose pages React draws. */
  export function createReactApp(App: unknown, react: unknown, reactDom: unknown, config: unknown): unknown
}
