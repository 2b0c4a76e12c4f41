/** The part of a set of beneficiaries that a field is about; `path`: the field within it, `''` for the whole. */
export type PeoplePart =
  | { readonly kind: 'person' | 'guardian'; readonly beneId: string; readonly path: string }
  | { readonly kind: 'plans' | 'end' | 'set'; readonly path: string }

/**
 * What an error or a remark is about: `people.B1.idNo` and, shorter, `B1.idNo` or `0.idNo` with a beneficiary by id or place, `guardian.B1`,
 * `plans.0.amount`, `end.shares`; all else is about the set as a whole.
 */
export function peoplePart(field: string, ids: readonly string[]): PeoplePart {
  const [first = '', ...rest] = field.split('.')
  if (first === 'plans' || first === 'end') return { kind: first, path: rest.join('.') }
  const isNamed = first === 'people' || first === 'guardian'
  const [whose = '', ...path] = isNamed ? rest : [first, ...rest]
  const beneId = ids.includes(whose) ? whose : /^\d+$/.test(whose) ? ids[Number(whose)] : undefined
  if (beneId === undefined) return { kind: 'set', path: field }
  return { kind: first === 'guardian' ? 'guardian' : 'person', beneId, path: path.join('.') }
}

/** A part as it was saved. */
export interface SavedPart {
  readonly kind: PeoplePart['kind']
  readonly beneId?: string
}

/** Whether saving a part answers what was said of one: of the set as a whole any does. */
export function isAnswered(remark: PeoplePart, saved: SavedPart): boolean {
  if (remark.kind === 'set') return true
  const whose = 'beneId' in remark ? remark.beneId : undefined
  return remark.kind === saved.kind && whose === saved.beneId
}
