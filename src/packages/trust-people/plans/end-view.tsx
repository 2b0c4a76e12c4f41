import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { END_RESIDUAL } from '@/contract/tables/beneficiary'
import { optionsOf } from '@/contract/labels'
import { FlowPage } from '@/domains/flow/flow-page'
import { END_TEXT } from '@/lib/end-scheme-rules'
import { QUANTITY_MAX } from '@/lib/typed-quantity'
import { CheckField } from '@/ui/fields/check-field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { FieldErrorRegion } from '@/ui/fields/field-error'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import type { EndStore } from './end-store'
import './end-view.scss'

const ONE_STEP = { number: 1, total: 1, title: '终止分配方案' } as const

/** What is left when the trust ends: shares with their sum, who gets the rest, and when. */
export const EndView = observer(function EndView({ store }: { store: EndStore }) {
  const { form, submission, draft } = store
  const { shares, residual, conditions, confirmed } = form.fields
  return (
    <FlowPage
      position={ONE_STEP}
      submission={submission}
      draft={draft}
      submitText="保存"
      beforeSubmit={
        <CheckField field={confirmed}>本人确认以上终止分配方案，信托终止时按此分配剩余信托财产。</CheckField>
      }
    >
      <Note>信托期限届满，或因其他原因终止时，剩余信托财产按此方案分配。不参与分配的填 0。</Note>
      <SectionHead title="分配比例">
        <EndSum store={store} />
      </SectionHead>
      <Card>
        {shares.list.map(row => (
          <TextField
            key={row.key}
            field={row.fields.percent}
            label={`${store.nameOf(row.fields.beneId.content)}（%）`}
            kind="amount"
            maxLength={QUANTITY_MAX}
          />
        ))}
        <FieldErrorRegion id={shares.id} error={shares.error} />
      </Card>
      <SectionHead title="归属与条件" />
      <Card>
        <ChoiceField field={residual} label="剩余财产归属" options={optionsOf(END_RESIDUAL)} shape="rows" />
        <TextAreaField
          field={conditions}
          label="终止条件与说明"
          placeholder="如：信托期限届满时一次性分配"
          min={END_TEXT.min}
          max={END_TEXT.max}
        />
      </Card>
    </FlowPage>
  )
})

/** Apart, so that a keystroke draws nothing else anew. */
const EndSum = observer(function EndSum({ store }: { store: EndStore }) {
  return (
    <View className="end-view__sum" role="status">
      {store.sumText}
    </View>
  )
})
