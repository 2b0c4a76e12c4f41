import type { Remark } from '@/stores/form/part'
import { Note } from '@/ui/kit/note'

/** What a reviewer said that stands at no field of the form. */
export function StrayRemarks({ remarks }: { remarks: readonly Remark[] }) {
  return (
    <>
      {remarks.map(({ text, at }) => (
        <Note key={at + text} tone="warn">
          审核意见 {at}：{text}
        </Note>
      ))}
    </>
  )
}
