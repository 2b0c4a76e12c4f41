import { observer } from 'mobx-react'
import { focusElement, Tappable } from '@/platform/elements/elements'
import { Note } from '@/ui/kit/note'
import type { IdentityApplication } from './identity-application'
import { FIELD_NAMES } from './info-form'
import './doubts.scss'

/** How many places were read with doubt, and a way to each. */
export const Doubts = observer(function Doubts({ application }: { application: IdentityApplication }) {
  const { doubtful, info } = application
  if (doubtful.length === 0) return null
  return (
    <Note tone="warn">
      有 {doubtful.length} 处没有看清，请对照证件核对：
      {doubtful.map(field => (
        <Tappable
          key={field}
          className="doubts__link"
          role="link"
          onTap={() => focusElement(info.fields.checks.fields[field].id)}
        >
          {FIELD_NAMES[field]}
        </Tappable>
      ))}
    </Note>
  )
})
