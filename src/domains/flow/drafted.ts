interface Fillable {
  readonly content: unknown
  fill(content: unknown): void
}

/** A form for its draft. A draft that is gone was saved elsewhere: what is saved then stands in its place (`refetch`). */
export function drafted(form: Fillable, refetch: () => Promise<unknown>): Fillable {
  return {
    get content() {
      return form.content
    },
    fill: content => (content === undefined ? void refetch() : form.fill(content)),
  }
}
