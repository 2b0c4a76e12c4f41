/** Whose beneficiaries: those of an application, or of an established trust. */
export interface SetRef {
  readonly applyId?: string
  readonly trustId?: string
}

/** Where the draft of one part of a set lies, so that page and server mean the same one: `people:new`, `guardian:B1`, `plans`, `end`. */
export function beneficiaryDraft(
  { applyId, trustId = '' }: SetRef,
  part: string,
): { readonly kind: 'ftApplication' | 'beneficiaryChange'; readonly subject: string } {
  return applyId
    ? { kind: 'ftApplication', subject: `${applyId}:people:${part}` }
    : { kind: 'beneficiaryChange', subject: `${trustId}:${part}` }
}

/** Where the draft of another account for a beneficiary lies. */
export function accountDraft(beneId: string): {
  readonly kind: 'beneficiaryChange'
  readonly subject: string
} {
  return { kind: 'beneficiaryChange', subject: `account:${beneId}` }
}
