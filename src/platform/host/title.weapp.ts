import Taro from '@tarojs/taro'

/** Puts a route's title into the navigation bar. */
export function setTitle(title: string): void {
  void Taro.setNavigationBarTitle({ title })
}
