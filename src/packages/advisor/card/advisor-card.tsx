import { View } from '@tarojs/components'
import type { Advisor } from '@/contract/advisor'
import { assetUrl } from '@/platform/look/asset-url'
import { Heading } from '@/platform/elements/elements'
import { Picture } from '@/platform/elements/rich-element'
import { Card, KeyValue } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import './advisor-card.scss'

/** Who the advisor is, and what proves it. */
export function AdvisorCard({ advisor }: { advisor: Advisor }) {
  const qr = assetUrl(advisor.wechatQrUrl)
  return (
    <>
      <Card>
        <View className="advisor-card__head">
          <Picture
            className="advisor-card__photo"
            src={assetUrl(advisor.photoUrl)}
            alt={`${advisor.name}的照片`}
            ratio={1}
          />
          <View className="advisor-card__who">
            <Heading level={1} className="advisor-card__name">
              {advisor.name}
            </Heading>
            <View className="advisor-card__branch">理财经理 · {advisor.branch}</View>
          </View>
        </View>
        <View className="advisor-card__intro">{advisor.intro}</View>
        <KeyValue label="工号">{advisor.employeeNo}</KeyValue>
        <KeyValue label="从业资格编号">{advisor.qualificationNo}</KeyValue>
        <KeyValue label="手机">{advisor.mobile}</KeyValue>
      </Card>
      {qr !== undefined && (
        <Card>
          <SectionHead title="添加微信" />
          <View className="advisor-card__code">
            <Picture
              className="advisor-card__qr"
              src={qr}
              alt={`${advisor.name}的微信二维码`}
              ratio={1}
              hasMenu
            />
            <View className="advisor-card__hint">长按二维码识别或保存</View>
          </View>
        </Card>
      )}
    </>
  )
}
