import { observer } from 'mobx-react'
import { CERT_STATUS } from '@/contract/tables/certificate'
import { codesOf } from '@/contract/code-table'
import { filterOptionsOf } from '@/contract/labels'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { gateRoute } from '@/domains/gates/gate-route'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useCancelDialog } from '@/domains/shell/use-cancel-dialog'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { choiceParam } from '@/lib/address-choice'
import { chosenOf } from '@/stores/primitives/paged-list'
import { useStores } from '@/stores/root/context'
import { ActionBar } from '@/ui/kit/action-bar'
import { Button } from '@/ui/kit/button'
import { ChoiceButton } from '@/ui/overlays/choice-button'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import { FilterLine } from '../../shared/filter-line'
import { CertificateRow } from '../certificate-row'
import { CertificatesStore, canWithdraw } from '../certificates-store'
import '../certificate-row.scss'

export default definePage(function CertificatesPage() {
  const { status } = useParams('assets/certificates')
  const { navigation, user } = useStores()
  const store = usePageStore(root => new CertificatesStore(root, choiceParam(status, codesOf(CERT_STATUS))))
  const { certificates, standing } = store
  const gate = gateRoute(standing?.applyGate, user.user)
  useShownParams('assets/certificates', chosenOf(certificates.filter))
  const [certificate, ...others] = certificates.items.filter(canWithdraw)
  // Which of several is meant the app does not say.
  const canCancel = others.length === 0 && !store.withdrawal.isSubmitting
  useCancelDialog(canCancel, () => certificate && store.withdraw(certificate))
  return (
    <PageShell route="assets/certificates">
      <ListPage
        list={certificates}
        className="certificate-list"
        isLined
        head={
          <FilterLine>
            <ChoiceButton
              title="证明状态"
              options={filterOptionsOf(CERT_STATUS, '全部状态')}
              value={certificates.filter.status}
              isActive={certificates.isFiltered}
              onChange={value => certificates.narrow({ status: value })}
            />
            <AmountsEye />
          </FilterLine>
        }
        empty={<NoCertificates store={store} />}
        keyOf={certificate => certificate.certId}
        renderRow={certificate => <CertificateRow store={store} certificate={certificate} />}
        dock={
          standing && (
            <ActionBar
              actions={[
                {
                  text: '申请资产证明',
                  disabledReason: standing.applyReason || undefined,
                  onDisabledTap: gate && (() => navigation.go(gate)),
                  trackId: 'certificate-apply',
                  onTap: () => navigation.go('assets/certificate-apply'),
                },
              ]}
            />
          )
        }
        endText={`已显示全部 ${certificates.total} 份`}
      />
    </PageShell>
  )
})

/** None at all, or none in the chosen state. */
const NoCertificates = observer(function NoCertificates({ store }: { store: CertificatesStore }) {
  const { isFiltered, clear } = store.certificates
  if (!isFiltered) {
    return (
      <StateView picture="empty" title="还没有资产证明">
        可用于合格投资者认定、签证和商务，申请后 1 个工作日内开具
      </StateView>
    )
  }
  return (
    <StateView
      picture="empty"
      title="没有这种状态的证明"
      actions={
        <Button tone="secondary" onTap={clear}>
          查看全部状态
        </Button>
      }
    >
      换一种状态试试
    </StateView>
  )
})
