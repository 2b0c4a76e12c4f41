import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Fragment } from 'react'
import { introRoute } from '@/domains/products/product-routes'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { dateText } from '../shared/report-texts'
import { IncomeLine } from './income-line'
import { StoryAmount } from './story-amount'
import { StoryHeading } from './story-heading'
import { AmountLabel, Aside, Lines } from './story-parts'
import { useReport } from '../shared/use-report'
import './story-parts.scss'

/** Page 3: the first purchase. Products to look at are listed only when the server named some (decision Q6). */
export const FirstStepPage = observer(function FirstStepPage() {
  const { page3 } = useReport()
  const { firstSubscribeProduct, firstSubscribeDealTime, recommendProducts } = page3
  return (
    <>
      <StoryHeading>{firstSubscribeProduct ? '第一次出发' : '第一步，还在前方'}</StoryHeading>
      {firstSubscribeProduct ? (
        <>
          <AmountLabel>首次认购金额（元）</AmountLabel>
          <StoryAmount value={page3.firstSubscribeDealAmount} shape="headline" />
          <Lines>
            {[
              dateText(firstSubscribeDealTime),
              firstSubscribeProduct,
              <IncomeLine key="income" of="这只产品" value={page3.firstAccumulatedIncome} />,
            ]}
          </Lines>
        </>
      ) : (
        <Lines>{['您还没有认购过产品。', '准备好时，这里会记下第一步。']}</Lines>
      )}
      {recommendProducts.length > 0 && (
        <Aside>
          <View>
            可了解的产品：
            {recommendProducts.map((product, index) => (
              <Fragment key={product}>
                <ProductName name={product} />
                {index < recommendProducts.length - 1 && '、'}
              </Fragment>
            ))}
          </View>
          <View>信息以产品合同与说明书为准，不构成投资建议。</View>
        </Aside>
      )}
    </>
  )
})

/** A product that was pointed out; one that has a page of its own leads there. */
const ProductName = observer(function ProductName({ name }: { name: string }) {
  const { navigation } = useStores()
  const place = useReport().page3.recommendPlaces.find(({ productName }) => productName === name)
  if (!place) return <Text className="story-aside__item">{name}</Text>
  const { productId, productType } = place
  return (
    <Tappable
      className="story-aside__item story-aside__link"
      role="link"
      trackId="report-product"
      {...navigation.link(introRoute(productType), { productId })}
    >
      {name}
    </Tappable>
  )
})
