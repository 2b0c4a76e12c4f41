import { getDotPath, safeParse, type BaseIssue, type GenericSchema, type InferOutput } from 'valibot'
import type { FieldError } from '@/lib/app-error'

/** A checked value, or what is wrong with it. */
export type Checked<Value> = { readonly value: Value } | { readonly errors: readonly FieldError[] }

// The schema's own sentence if it has one; valibot's default sentences are English and speak of types.
function messageOf(issue: BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message
  return issue.input === undefined ? '不能为空' : '格式不正确'
}

/** Checks a value against a schema; the first error of each field is kept. */
export function check<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): Checked<InferOutput<Schema>> {
  const result = safeParse(schema, value)
  if (result.success) return { value: result.output }
  const errors = new Map<string, FieldError>()
  for (const issue of result.issues) {
    const field = getDotPath(issue) ?? ''
    if (!errors.has(field)) errors.set(field, { field, msg: messageOf(issue) })
  }
  return { errors: [...errors.values()] }
}
