import type { Part } from '@/stores/form/part'

type Fillable = Pick<Part, 'content' | 'fill'> & Partial<Pick<Part, 'compare'>>

interface Saved {
  /** Fetches what is saved. */
  learn(): Promise<unknown>
  /** Puts what is saved in the place of what stands in the form. */
  refill(): void
}

/** A form for its draft. A draft that is gone was saved elsewhere: what is saved then stands in its place. */
export function drafted(form: Fillable, { learn, refill }: Saved): Fillable & Pick<Saved, 'learn'> {
  return {
    get content() {
      return form.content
    },
    fill: content => (content === undefined ? void learn().then(refill) : form.fill(content)),
    compare: content => form.compare?.(content) ?? [],
    learn,
  }
}
