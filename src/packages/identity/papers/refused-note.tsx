import { Note } from '@/ui/kit/note'

/** Why the last application was refused; nothing where none was. */
export function RefusedNote({ reason }: { reason: string }) {
  if (reason === '') return null
  return <Note tone="warn">上次未通过，原因：{reason}。请修改后重新提交，其余内容已为您保留。</Note>
}
