import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Heading } from '@/platform/elements/elements'
import { VideoPlayer } from '@/platform/elements/video-player'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { StateView } from '@/ui/states/state-view'
import { clockText, sizeText } from './captions'
import type { PlayableVideo, VideoStore } from './video-store'
import './video-view.scss'

/** The player with its captions below the picture, and everything that is said as a text. */
export const VideoView = observer(function VideoView(props: { video: PlayableVideo; store: VideoStore }) {
  const { video, store } = props
  return (
    <>
      <Player video={video} store={store} />
      {video.title && (
        <Heading level={1} className="video-view__title">
          {video.title}
        </Heading>
      )}
      {video.duration > 0 && (
        <View className="video-view__facts">
          时长 {clockText(video.duration)} · {sizeText(video.size)}
        </View>
      )}
      {video.captions.length > 0 && (
        <Card>
          <SectionHead title="文字稿" />
          {video.captions.map(({ from, text }) => (
            <View key={from} className="video-view__line">
              <View className="video-view__time">{clockText(from)}</View>
              <View className="video-view__text">{text}</View>
            </View>
          ))}
        </Card>
      )}
    </>
  )
})

const Player = observer(function Player({ video, store }: { video: PlayableVideo; store: VideoStore }) {
  if (store.hasFailed) {
    return (
      <StateView
        picture="error"
        title="视频无法播放"
        role="alert"
        actions={<Button onTap={store.retry}>重试</Button>}
      >
        请检查网络后重试{video.captions.length > 0 && '，也可以阅读下面的文字稿'}
      </StateView>
    )
  }
  if (video.isCostly && !store.isCostAccepted) {
    return (
      <View className="video-view__cost" role="status">
        <View>当前使用移动网络{video.size > 0 && `，播放约消耗 ${sizeText(video.size)} 流量`}</View>
        <Button onTap={store.acceptCost}>继续播放</Button>
      </View>
    )
  }
  return (
    <>
      <VideoPlayer
        className="video-view__player"
        label={video.title || '视频'}
        src={video.url}
        posterUrl={video.posterUrl || undefined}
        onTime={store.noteTime}
        onFail={store.noteFailure}
      />
      {video.captions.length > 0 && (
        <View className="video-view__caption" role="status">
          {store.caption}
        </View>
      )}
    </>
  )
})
