/** Runs in the browser under test: a page that signs, with the product's own parts, styles and calls. */
import '@/ui/styles/base.scss'
import { observer } from 'mobx-react'
import { createRoot } from 'react-dom/client'
import { SignaturePanel } from '@/domains/signature/signature-panel'
import { SignatureStore } from '@/domains/signature/signature-store'
import { Main } from '@/platform/elements/elements'
import { StoresProvider } from '@/stores/root/context'
import { RootStore } from '@/stores/root/root-store'
import { Card } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'

const root = new RootStore()
const store = new SignatureStore(root, 'taxDeclare')
const told: unknown[] = []

const SignaturePage = observer(function SignaturePage() {
  return (
    <div className="page-shell">
      <Main>
        <SignaturePanel
          store={store}
          name="林致远"
          onBack={() => told.push('back')}
          onSigned={value => told.push(value)}
        >
          <Card>
            正在签署 1 份文件
            <RowLink title="《个人税收居民身份声明文件》" value="查看" onTap={() => told.push('papers')} />
          </Card>
        </SignaturePanel>
      </Main>
    </div>
  )
})

Object.assign(window, { told, strokes: () => store.writing.strokes })
const box = document.createElement('div')
document.body.append(box)
void root.user.fetchForNavigation('customer').then(() =>
  createRoot(box).render(
    <StoresProvider stores={root}>
      <SignaturePage />
    </StoresProvider>,
  ),
)
