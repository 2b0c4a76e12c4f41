import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Picture } from '@/platform/elements/picture'
import { type SceneName, sceneDrawing } from './scenery/scenes'
import './scene-colours.scss'
import './scene.scss'

/** The landscape below a page's text: sky, sun or moon, ridges. Its colours come from `scene--<name>` around it. */
export function Scene({ name, children }: { name: SceneName; children?: ReactNode }) {
  return (
    <View className="scene" aria-hidden>
      <View className="scene__veil">
        <View className="scene__art">
          <View className="scene__disc" />
          <Picture className="scene__ridges moves" drawing={sceneDrawing(name)} />
          {children}
        </View>
      </View>
    </View>
  )
}
