import { useReachBottom as useTaroReachBottom } from '@tarojs/taro'

/** Runs when the page has been scrolled to within 50 px of its end. */
export function useReachBottom(handle: () => void): void {
  useTaroReachBottom(handle)
}
