import type { ResponseOf } from '@/contract/endpoint'
import type { helpCategoryList } from '@/contract/help'
import { useCall } from '@/domains/shell/use-call'
import { useStores } from '@/stores/root/context'
import { HOTLINE } from '@/lib/hotline'
import { headset } from '@/ui/icon/glyphs/headset'
import { info } from '@/ui/icon/glyphs/info'
import { maximize } from '@/ui/icon/glyphs/maximize'
import { messageSquare } from '@/ui/icon/glyphs/message-square'
import { squarePen } from '@/ui/icon/glyphs/square-pen'
import { Card } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'

type HelpMoreProps = Pick<ResponseOf<typeof helpCategoryList>, 'serviceHours' | 'videos'>

/** Other ways to help: the service line, the newcomer guide, the company's videos, what could be better. */
export function HelpMore({ serviceHours, videos }: HelpMoreProps) {
  const { navigation } = useStores()
  const call = useCall()
  return (
    <Card>
      <RowLink
        glyph={headset}
        title="客服与投诉电话"
        caption={`${HOTLINE} · ${serviceHours}`}
        trackId="help-call"
        onTap={() => void call(HOTLINE)}
      />
      <RowLink
        glyph={messageSquare}
        title="投诉与建议"
        caption="有编号、有答复，进度随时可查"
        trackId="help-tickets"
        onTap={() => navigation.go('advisor/tickets')}
      />
      <RowLink
        glyph={info}
        title="新手指引"
        caption="四步了解常用功能"
        trackId="help-guide"
        {...navigation.link('content/guide')}
      />
      {videos.map(({ videoId, title, duration }) => (
        <RowLink
          key={videoId}
          glyph={maximize}
          title={title}
          caption={`${Math.round(duration)} 秒视频，配字幕与文字稿`}
          trackId="help-video"
          {...navigation.link('content/video', { videoId })}
        />
      ))}
      <RowLink
        glyph={squarePen}
        title="意见反馈"
        caption="满意度调查，匿名填写"
        trackId="help-feedback"
        {...navigation.link('content/satisfaction')}
      />
    </Card>
  )
}
