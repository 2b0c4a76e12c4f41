import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { StepPosition } from '@/lib/flow'
import { useUnsavedGuard } from '@/domains/shell/use-unsaved-guard'
import type { ServerDraft } from './server-draft'
import { useStores } from '@/stores/root/context'
import { FieldMarksProvider } from '@/ui/fields/field-frame'
import { type Action, ActionBar } from '@/ui/kit/action-bar'
import { Dock } from '@/ui/kit/dock'
import { Note } from '@/ui/kit/note'
import { Problem } from '@/ui/kit/problem'
import { ErrorSummary, type Sendable, sendForm } from '@/ui/templates/form-page'
import { WithFoot } from '@/ui/templates/page-foot'
import { focusElement, Tappable } from '@/platform/elements/elements'
import { usePageHide } from '@/platform/pages/navigation'
import { DraftLine } from './draft-line'
import { StepHeader } from './step-header'
import './flow-page.scss'

interface FlowPageProps {
  position: StepPosition
  submission: Sendable
  draft: ServerDraft
  submitText?: string
  /** Why the step cannot be left yet, where that is not what is missing: a photo is being read, a card has expired. */
  disabledReason?: string
  /** Back to the step before; left out on the first. */
  onBack?: () => void
  /** Where 保存并退出 leads; left out, to the page below. */
  onExit?: () => void
  /** In the place of 保存并退出: another way to keep what there is. */
  keep?: Action
  /** What a page has beside its form: agreements, a summary. */
  beforeSubmit?: ReactNode
  children: ReactNode
}

/**
 * One step of a flow: where the customer is, how saving stands, what a reviewer wants changed, the fields, and a dock that
 * names what is still missing and leads to it. 保存并退出 leaves once the server has it all.
 */
export const FlowPage = observer(function FlowPage(props: FlowPageProps) {
  const { submission, draft } = props
  const { form, problem } = submission
  const { navigation } = useStores()
  // Whoever puts the phone away or opens another page finds it as it was.
  usePageHide(() => void draft.flush())
  useUnsavedGuard(draft.isUnsaved, '刚填写的内容还没有保存，离开后会丢失。')
  const handleExit = async () => {
    if (await draft.flush()) (props.onExit ?? navigation.back)()
  }
  const { onBack } = props
  // What was typed a moment ago is no reason to ask whether the page may be left.
  const handleBack = onBack && (() => void draft.flush().then(onBack))
  const actions: Action[] = [
    ...(handleBack ? [{ text: '上一步', tone: 'secondary' as const, onTap: handleBack }] : []),
    props.keep ?? {
      text: '保存并退出',
      tone: 'secondary',
      trackId: 'flow-exit',
      onTap: () => void handleExit(),
    },
    {
      text: props.submitText ?? '下一步',
      isBusy: submission.isSubmitting,
      disabledReason: props.disabledReason ?? missingText(form.missing),
      onDisabledTap: () => void sendForm(submission),
      trackId: 'flow-next',
      onTap: () => void sendForm(submission),
    },
  ]
  return (
    <FieldMarksProvider value={form.isMarked}>
      <View className="flow-page">
        <WithFoot>
          {props.position.total > 1 ? (
            <StepHeader position={props.position} aside={<DraftLine draft={draft} />} />
          ) : (
            <DraftLine draft={draft} />
          )}
          <Remarks form={form} />
          <ErrorSummary form={form} />
          {props.children}
          {props.beforeSubmit}
        </WithFoot>
        <Dock>
          {problem && <Problem isBoxed>{problem}</Problem>}
          <ActionBar actions={actions} />
        </Dock>
      </View>
    </FieldMarksProvider>
  )
})

/** Names what is missing, two things at most; nothing is missing, nothing is said. */
export function missingText(missing: readonly string[]): string | undefined {
  if (missing.length === 0) return undefined
  const named = [...new Set(missing.filter(label => label !== ''))]
  if (named.length === 0) return '还有内容需要填写'
  const [first = '', second] = named
  const names = second === undefined ? first : `${first}${named.length > 2 ? '、' : '和'}${second}`
  return named.length > 2 ? `还缺${names}等 ${named.length} 项` : `还缺${names}`
}

/** What a reviewer sent back, with a link to each field. */
const Remarks = observer(function Remarks({ form }: { form: Sendable['form'] }) {
  const paths = form.remarked
  if (paths.length === 0) return null
  return (
    <Note tone="due">
      审核退回，这一步有 {paths.length} 处待修改：
      {paths.map((path, index) => (
        <Tappable
          key={path}
          className="flow-page__remark"
          role="link"
          onTap={() => focusElement(form.idAt(path))}
        >
          第 {index + 1} 处
        </Tappable>
      ))}
    </Note>
  )
})
