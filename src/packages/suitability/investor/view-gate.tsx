import { observer } from 'mobx-react'
import type { QualifiedViewInfo } from '@/contract/investor'
import { GateNote } from '@/domains/gates/gate-note'
import { usePageStore } from '@/domains/shell/use-page-store'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Note } from '@/ui/kit/note'
import { ResourceView } from '@/ui/states/resource-view'
import { FormPage } from '@/ui/templates/form-page'
import { ResultPage } from '@/ui/templates/result-page'
import { DeclarationBox } from './declaration-box'
import { DeclarationText } from './declaration-text'
import { ViewConfirmation } from './view-confirmation'

/** The confirmation without which no private product is shown; whoever gave it is led on to what waited for it (decision Q6). */
export const ViewGate = observer(function ViewGate({ returnTo }: { returnTo: string | undefined }) {
  const confirmation = usePageStore(root => new ViewConfirmation(root))
  return (
    <ResourceView resource={confirmation.viewing}>
      {viewing =>
        isOn(viewing.canView) ? (
          <Confirmed returnTo={returnTo} />
        ) : (
          <Confirming confirmation={confirmation} gate={viewing.gate} />
        )
      }
    </ResourceView>
  )
})

function Confirmed({ returnTo }: { returnTo: string | undefined }) {
  const { navigation } = useStores()
  return (
    <ResultPage
      picture="success"
      title="您可以浏览私募产品"
      text="产品信息仅供您本人阅读，请勿向他人传播。认购前，还需完成合格投资者认定和风险测评。"
      actions={
        <>
          <Button trackId="investor-return" onTap={() => navigation.returnTo(returnTo ?? '')}>
            {returnTo ? '返回继续浏览' : '完成'}
          </Button>
          <Button
            tone="secondary"
            trackId="investor-qualify"
            onTap={() => navigation.go('suitability/investor-declaration', { returnTo }, 'replace')}
          >
            查看合格投资者认定
          </Button>
        </>
      }
    />
  )
}

interface ConfirmingProps {
  confirmation: ViewConfirmation
  gate: QualifiedViewInfo['gate']
}

const Confirming = observer(function Confirming({ confirmation, gate }: ConfirmingProps) {
  const { declaration, form, submission } = confirmation
  return (
    <FormPage
      submission={submission}
      submitText="确认并继续"
      disabledReason={gate === '' ? undefined : '请先完成实名认证'}
      beforeSubmit={
        <DeclarationBox
          declaration={declaration}
          field={form.fields.agreed}
          text="本人已阅读《合格投资者声明》，确认符合合格投资者的标准"
        />
      }
    >
      <Note>信托产品以非公开方式面向合格投资者。浏览前，请阅读声明并确认。</Note>
      {gate !== '' && <GateNote code={gate} />}
      <DeclarationText declaration={declaration} />
    </FormPage>
  )
})
