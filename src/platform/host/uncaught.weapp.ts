import Taro from '@tarojs/taro'

/** Which target the code was built for, as reports name it. */
export const TARGET = 'weapp'

/** Calls the listener with every error and rejection that nobody caught. */
export function onUncaught(listener: (error: unknown) => void): void {
  // WeChat hands over the text of the error with its stack below it.
  Taro.onError(error => {
    if (typeof error !== 'string') return listener(error)
    listener({ name: 'Error', message: error.split('\n', 1)[0], stack: error })
  })
  Taro.onUnhandledRejection(({ reason }) => listener(reason))
}
