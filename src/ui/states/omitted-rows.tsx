import { View } from '@tarojs/components'
import './states.scss'

/** Says that rows of an answer could not be read: what is shown is not all there is. */
export function OmittedRows({ count }: { count: number }) {
  if (count === 0) return null
  return <View className="omitted-rows" role="status">{`有 ${count} 条暂时无法显示，请稍后再查看`}</View>
}
