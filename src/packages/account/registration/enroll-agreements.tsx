import { observer } from 'mobx-react'
import { AGREEMENTS_TO_READ } from '@/domains/agreements/agreements-to-read'
import { useStores } from '@/stores/root/context'
import { AgreementBox } from '@/ui/fields/agreement-box'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { RowLink } from '@/ui/kit/row-link'
import type { EnrollStore } from './enroll-store'
import { LinkCard } from '@/ui/kit/link-card'

const LABEL = '我已阅读并同意用户注册协议和隐私政策'

/** What has to be read, each on its own page, and the tick that is possible only then (rules V-READ, V-AGREE). */
export const EnrollAgreements = observer(function EnrollAgreements({ store }: { store: EnrollStore }) {
  const { navigation } = useStores()
  return (
    <>
      <LinkCard>
        {AGREEMENTS_TO_READ.map(({ code, title, route }) => (
          <RowLink
            key={code}
            glyph={fileText}
            title={`《${title}》`}
            value={store.isRead(code) ? '已读完' : '未读'}
            trackId={`enroll-${code}`}
            {...navigation.link(route)}
          />
        ))}
      </LinkCard>
      <AgreementBox field={store.form.fields.agreed} label={LABEL} isLocked={store.unread.length > 0}>
        {store.unread.length > 0 ? '请先完整阅读以上协议，再勾选同意' : LABEL}
      </AgreementBox>
    </>
  )
})
