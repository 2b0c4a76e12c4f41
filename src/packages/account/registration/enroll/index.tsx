import { View } from '@tarojs/components'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PictureSheet } from '@/domains/verification/picture-sheet'
import { Heading } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { FormPage } from '@/ui/templates/form-page'
import { EnrollAgreements } from '../enroll-agreements'
import { EnrollFields } from '../enroll-fields'
import { ReferrerNote } from '../referrer-note'
import { referralCodeOf } from '../registration-rules'
import { EnrollStore } from '../enroll-store'
import './enroll.scss'

export default definePage(function EnrollPage() {
  const { navigation } = useStores()
  const { code } = useParams('account/enroll')
  const store = usePageStore(root => new EnrollStore(root, referralCodeOf(code)))
  return (
    <PageShell route="account/enroll">
      <FormPage
        submission={store.submission}
        submitText="注册"
        beforeSubmit={<EnrollAgreements store={store} />}
        afterSubmit={
          <Button
            tone={store.isKnown ? 'primary' : 'secondary'}
            trackId="enroll-login"
            onTap={() => navigation.go('account/login', {}, 'replace')}
          >
            {store.isKnown ? '直接登录' : '已有账户，去登录'}
          </Button>
        }
      >
        <Heading level={1} className="enroll__title">
          注册账户
        </Heading>
        <View className="enroll__why">注册不会产生费用，也不构成购买任何产品的义务</View>
        <ReferrerNote store={store} />
        <EnrollFields store={store} />
      </FormPage>
      <PictureSheet code={store.code} />
    </PageShell>
  )
})
