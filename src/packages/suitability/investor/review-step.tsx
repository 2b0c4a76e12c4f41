import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Money } from '@/domains/amounts/money'
import { FlowPage } from '@/domains/flow/flow-page'
import { usePageStore } from '@/domains/shell/use-page-store'
import { FileRow } from '@/domains/uploads/file-row'
import { stepPosition } from '@/lib/flow'
import { useStores } from '@/stores/root/context'
import { CheckField } from '@/ui/fields/check-field'
import { Card, KeyValue } from '@/ui/kit/card'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { DeclarationBox } from './declaration-box'
import { DeclarationText } from './declaration-text'
import type { InvestorApplication } from './investor-application'
import { investorFlow } from './investor-flow'
import { InvestorReview } from './investor-review'
import { criterionText } from './investor-texts'

/** Everything once more, the declaration and the promises; from here it is handed in. */
export const ReviewStep = observer(function ReviewStep({
  application,
}: {
  application: InvestorApplication
}) {
  const { navigation } = useStores()
  const review = usePageStore(root => new InvestorReview(root, application))
  const { declaration, form, submission } = review
  const { ownFunds, noSplit, agreed } = form.fields
  const { known } = application
  const position = known && stepPosition(investorFlow, known, 'review')
  if (!position) return null
  return (
    <FlowPage
      position={position}
      submission={submission}
      draft={application.draft}
      submitText="提交认定"
      onBack={navigation.back}
      beforeSubmit={
        <>
          <CheckField field={ownFunds}>本人以合法的自有资金投资，不使用贷款等非自有资金。</CheckField>
          <CheckField field={noSplit}>本人为自己投资，不代他人持有，不与他人拼凑资金。</CheckField>
          <DeclarationBox
            declaration={declaration}
            field={agreed}
            text="本人已阅读并同意《合格投资者声明》，以上信息和材料真实、准确、完整"
          />
        </>
      }
    >
      <Summary application={application} />
      <DeclarationText declaration={declaration} />
    </FlowPage>
  )
})

const Summary = observer(function Summary({ application }: { application: InvestorApplication }) {
  const { facts, files } = application
  const { criterion, amount, years } = facts.fields
  return (
    <>
      <SectionHead title="请核对" />
      <Card>
        {criterion.value !== '' && <KeyValue label="符合的标准">{criterionText(criterion.value)}</KeyValue>}
        <KeyValue label="金额（元）">
          <Money value={amount.value} />
        </KeyValue>
        <KeyValue label="投资经历">{years.value}年</KeyValue>
      </Card>
      <Card>
        <View role="list">
          {files.list.map((file, index) => (
            <FileRow key={file.key} file={file} name={`证明材料${index + 1}`} />
          ))}
        </View>
      </Card>
      <LinkCard>
        <RowLink
          title="修改标准、金额和投资经历"
          trackId="investor-facts"
          onTap={() => application.goTo('facts')}
        />
        <RowLink title="修改证明材料" trackId="investor-proof" onTap={() => application.goTo('proof')} />
      </LinkCard>
    </>
  )
})
