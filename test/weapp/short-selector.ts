import { shorten } from '@/platform/pages/class-names'

/** Classes of a selector; what stands in brackets are no names. */
const CLASS = /(\[[^\]]*\])|\.([A-Za-z_][\w-]*)/g

/** A selector with the short names of its classes. */
export const shortSelector = (selector: string) =>
  selector.replace(CLASS, (_, bracket: string | undefined, name: string) => bracket ?? `.${shorten(name)}`)
