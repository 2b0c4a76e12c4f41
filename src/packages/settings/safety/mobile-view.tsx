import { observer } from 'mobx-react'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { ContactRow } from '@/domains/shell/contact-row'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { PhoneCodeFields } from '@/domains/verification/phone-code-fields'
import { maskMobile } from '@/lib/mask'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import { FormPage } from '@/ui/templates/form-page'
import { PageBody } from '@/ui/templates/page-body'
import { RowCard } from '../shared/row-card'
import type { MobileStore } from './mobile-store'

/** The phone in use, who asks for another one, and the new one. */
export const MobileView = observer(function MobileView({ store }: { store: MobileStore }) {
  return store.isProved ? <NewMobile store={store} /> : <WhoAsks store={store} />
})

const CurrentMobile = observer(function CurrentMobile() {
  const { user } = useStores()
  return (
    <Card>
      <KeyValue label="当前手机号">{maskMobile(user.user?.telephone ?? '')}</KeyValue>
    </Card>
  )
})

const WhoAsks = observer(function WhoAsks({ store }: { store: MobileStore }) {
  const way = store.needsFace ? '人脸识别' : '当前手机号的短信验证码'
  return (
    <PageBody>
      <EarlierWrite write={store.change} />
      <CurrentMobile />
      <SectionHead title="更换步骤" />
      <Card>
        <KeyValue label="1. 验证身份">{way}</KeyValue>
        <KeyValue label="2. 验证新手机号">短信或语音验证码</KeyValue>
      </Card>
      <Note>更换后立即生效，其他设备会退出登录。银行卡的预留手机号不会改变。</Note>
      <RowCard>
        <ContactRow
          topic={CONTACT_TOPIC.account}
          caption={
            store.needsFace ? '无法完成人脸识别时，我们帮您办理' : '当前手机号收不到验证码时，我们帮您办理'
          }
        />
      </RowCard>
      <Button trackId="mobile-prove" onTap={() => void store.proof.request()}>
        验证身份
      </Button>
    </PageBody>
  )
})

const NewMobile = observer(function NewMobile({ store }: { store: MobileStore }) {
  const { fields } = store.form
  return (
    <FormPage submission={store.submission} submitText="确认更换">
      <EarlierWrite write={store.change} />
      <CurrentMobile />
      <SectionHead title="新手机号" />
      <Card>
        <PhoneCodeFields mobile={fields.mobile} smsCode={fields.smsCode} code={store.code} />
      </Card>
      <Note>更换后立即生效，其他设备会退出登录。</Note>
    </FormPage>
  )
})
