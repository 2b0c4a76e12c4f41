export interface DateInputProps {
  readonly id: string
  readonly className?: string
  /** `YYYY-MM-DD`, `''` for none. */
  readonly value: string
  /** First and last day that can be chosen. */
  readonly min?: string
  readonly max?: string
  readonly isRequired?: boolean
  readonly isInvalid?: boolean
  readonly describedBy?: string
  readonly onChange: (value: string) => void
}
