import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ResponseOf } from '@/contract/endpoint'
import type { homeSchedule } from '@/contract/home'
import { Money } from '@/domains/amounts/money'
import { daysText, openDate } from '@/domains/schedule/date-rules'
import { Tappable } from '@/platform/elements/elements'
import type { Resource } from '@/stores/primitives/resource'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { ResourceView } from '@/ui/states/resource-view'

import './home-parts.scss'

interface NextDatesProps {
  dates: Resource<ResponseOf<typeof homeSchedule>>
  /** Who only benefits from a trust looks for no product. */
  hasCalendar: boolean
}

/** The customer's next dates. */
export const NextDates = observer(function NextDates({ dates, hasCalendar }: NextDatesProps) {
  const { navigation } = useStores()
  return (
    <Card className="home__card">
      <SectionHead title="近期日程">
        <Tappable
          className="home__all-dates"
          role="link"
          trackId="home-schedule"
          {...navigation.link('income/schedule')}
        >
          全部日程
        </Tappable>
      </SectionHead>
      <ResourceView
        resource={dates}
        skeleton={<View className="home__coming" role="status" aria-label="加载中" aria-busy />}
        empty={<View className="home__none">暂无日程</View>}
        isEmpty={({ list }) => list.length === 0}
      >
        {({ list, today }) =>
          list.map((date, index) => (
            <RowLink
              key={date.dateId}
              title={`${date.date.slice(5)} ${date.title}`}
              caption={date.note}
              value={
                <>
                  {date.amount && <Money value={date.amount} />}
                  <View>{daysText(date.date, today)}</View>
                </>
              }
              trackId={`home-date-${index + 1}`}
              onTap={() => openDate(navigation, date)}
            />
          ))
        }
      </ResourceView>
      {hasCalendar && (
        <RowLink
          title="产品日历"
          caption="在售产品的募集、开放与到期"
          trackId="home-calendar"
          {...navigation.link('products/product-calendar')}
        />
      )}
    </Card>
  )
})
