import Taro from '@tarojs/taro'

/** Which target the code was built for, as reports name it. */
export const TARGET = 'weapp'

/** Calls the listener with every error and rejection that nobody caught. */
export function onUncaught(listener: (error: unknown) => void): void {
  // WeChat hands over the text of the error with its stack.
  Taro.onError(text => listener({ name: 'Error', message: text.split('\n', 1)[0], stack: text }))
  Taro.onUnhandledRejection(({ reason }) => listener(reason))
}
