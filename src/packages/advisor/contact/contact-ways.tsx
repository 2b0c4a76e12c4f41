import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ContactInfo } from '@/contract/contact'
import { dayText } from '@/domains/time/day-text'
import { useCall } from '@/domains/shell/use-call'
import { isOff, isOn } from '@/lib/flag'
import { HOTLINE } from '@/lib/hotline'
import { Heading } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { calendar } from '@/ui/icon/glyphs/calendar'
import { headset } from '@/ui/icon/glyphs/headset'
import { squarePen } from '@/ui/icon/glyphs/square-pen'
import { user } from '@/ui/icon/glyphs/user'
import { Button } from '@/ui/kit/button'
import { Card, KeyValue } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import type { ContactStore } from './contact-store'
import './contact-ways.scss'

/** `19900000091` as it is read out: `199 0000 0091`. */
const spaced = (mobile: string) => mobile.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')

/** Who can be talked to about this, and how: a call, a call at a time that suits, WeChat, the hotline. */
export const ContactWays = observer(function ContactWays(props: { info: ContactInfo; store: ContactStore }) {
  const { info, store } = props
  const { navigation } = useStores()
  const { about } = store
  const call = useCall()
  const { advisor } = info
  return (
    <>
      <Card>
        {advisor ? <Who advisor={advisor} /> : <NoAdvisor />}
        <KeyValue label="事由">{info.about}</KeyValue>
        <View className="contact-ways__hours">
          <View className={`contact-ways__dot ${isOn(info.isOpen) ? 'contact-ways__dot--open' : ''}`} />
          <View>
            {isOn(info.isOpen) ? '现在可以接听' : isOff(info.isOpen) ? '现在是休息时间' : '接听时间'}
          </View>
          <View className="contact-ways__when">{info.hours}</View>
        </View>
        {advisor && (
          <Button trackId="contact-call" onTap={() => void call(advisor.mobile)}>
            拨打 {spaced(advisor.mobile)}
          </Button>
        )}
      </Card>
      <Card>
        {advisor && (
          <RowLink
            glyph={calendar}
            title="预约回电"
            caption={
              info.earliest ? `最早 ${earliestText(info)}，由经理打给您` : '近期时段已约满，请直接拨打'
            }
            trackId="contact-call-back"
            onTap={info.earliest ? store.form.open : undefined}
          />
        )}
        {advisor && (
          <RowLink
            glyph={user}
            title="微信联系"
            caption="在名片上长按二维码识别或保存"
            trackId="contact-card"
            {...navigation.link('advisor/advisor')}
          />
        )}
        <RowLink
          glyph={headset}
          title={`人工客服 ${HOTLINE}`}
          caption={advisor ? '经理不在时，客服可以转告' : info.hours}
          trackId="contact-hotline"
          onTap={() => void call(HOTLINE)}
        />
        <RowLink
          glyph={squarePen}
          title="投诉与建议"
          caption="有编号、有答复，进度随时可查"
          trackId="contact-tickets"
          onTap={() => navigation.go('advisor/tickets', { ...about })}
        />
      </Card>
    </>
  )
})

function Who({ advisor }: { advisor: NonNullable<ContactInfo['advisor']> }) {
  return (
    <View className="contact-ways__head">
      <View className="contact-ways__initial" aria-hidden>
        {advisor.name.slice(0, 1)}
      </View>
      <View className="contact-ways__who">
        <Heading level={1} className="contact-ways__name">
          {advisor.name}
        </Heading>
        <View className="contact-ways__branch">
          工号 {advisor.employeeNo}，{advisor.branch}
        </View>
      </View>
    </View>
  )
}

function NoAdvisor() {
  return (
    <View className="contact-ways__who">
      <Heading level={1} className="contact-ways__name">
        尚未分配理财经理
      </Heading>
      <View className="contact-ways__branch">需要服务请拨打客服热线，我们会尽快为您安排</View>
    </View>
  )
}

/** `今日 14:00`, `11月23日 周一 09:00`. */
function earliestText({ earliest, serverTime }: ContactInfo): string {
  const [day = '', time = ''] = earliest.split(' ')
  return `${serverTime.startsWith(day) ? '今日' : dayText(day)} ${time.slice(0, 5)}`
}
