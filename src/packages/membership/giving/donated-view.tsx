import { observer } from 'mobx-react'
import { count } from '@/lib/format-number'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResultPage } from '@/ui/templates/result-page'
import type { CharityStore, DonateAnswer } from './charity-store'

/** What came of a donation. */
export const DonatedView = observer(function DonatedView(props: {
  store: CharityStore
  donated: DonateAnswer
}) {
  const { navigation } = useStores()
  const { store, donated } = props
  const { donationId } = donated
  return (
    <ResultPage
      picture="success"
      title="捐赠成功"
      text="感谢您的善意，项目进展会在项目页公布。"
      facts={[
        { label: '公益项目', value: store.project.data?.name ?? '' },
        { label: '捐赠积分', value: count(donated.points) },
        { label: '剩余积分', value: count(donated.balance) },
        { label: '证书编号', value: donated.certificateId },
      ]}
      actions={
        <>
          <Button
            trackId="donated-certificate"
            onTap={() => navigation.go('membership/certificate', { donationId })}
          >
            查看捐赠证书
          </Button>
          <Button tone="secondary" onTap={() => void store.showProject()}>
            返回项目
          </Button>
        </>
      }
    />
  )
})
