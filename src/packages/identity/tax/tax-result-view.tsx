import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { NO_TIN_REASON, TAX_TYPE } from '@/contract/tables/tax'
import type { TaxDeclareInfo } from '@/contract/tax'
import { isOn } from '@/lib/flag'
import { formatDate } from '@/lib/date'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResultPage } from '@/ui/templates/result-page'

interface TaxResultViewProps {
  info: TaxDeclareInfo
  /** Address of ours that waited for the declaration. */
  returnTo: string | undefined
}

/** What is declared, as the company has it; from here back to what waited for it, or to a new declaration. */
export const TaxResultView = observer(function TaxResultView({ info, returnTo }: TaxResultViewProps) {
  const { navigation } = useStores()
  const declareAnew = () => navigation.go('identity/tax-type', { returnTo }, 'replace')
  if (!isOn(info.declared)) {
    return (
      <ResultPage
        picture="closed"
        title="尚未声明"
        text="认购产品前需要先声明税收居民身份，约需 3 分钟。"
        actions={<Button onTap={declareAnew}>去声明</Button>}
      />
    )
  }
  const countries = info.countries.map(({ countryName, tinMask, noTinReason }) => ({
    label: countryName,
    value: tinMask || labelOf(NO_TIN_REASON, noTinReason),
  }))
  return (
    <ResultPage
      picture="success"
      title="声明已生效"
      text="信息发生变化时，请在30日内重新声明。"
      facts={[
        { label: '税收居民身份', value: labelOf(TAX_TYPE, info.taxType) },
        { label: '声明日期', value: formatDate(info.declareDate.slice(0, 10)) },
        ...(info.chinaTinMask ? [{ label: '中国', value: info.chinaTinMask }] : []),
        ...countries,
      ]}
      actions={
        <>
          <Button onTap={() => navigation.returnTo(returnTo ?? '')}>
            {returnTo ? '返回继续办理' : '完成'}
          </Button>
          <Button tone="secondary" trackId="tax-again" onTap={declareAnew}>
            信息有变化，重新声明
          </Button>
        </>
      }
    />
  )
})
