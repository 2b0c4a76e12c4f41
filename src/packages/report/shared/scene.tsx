import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { type SceneName, sceneUrl } from './scenery/scenes'
import './scene-colours.scss'
import './scene.scss'

/** The landscape below a page's text: sky, sun or moon, ridges. Its colours come from `scene--<name>` around it. */
export function Scene({ name, children }: { name: SceneName; children?: ReactNode }) {
  return (
    <View className="scene" aria-hidden>
      <View className="scene__veil">
        <View className="scene__art">
          <View className="scene__disc" />
          <View className="scene__ridges moves" style={{ backgroundImage: sceneUrl(name) }} />
          {children}
        </View>
      </View>
    </View>
  )
}
