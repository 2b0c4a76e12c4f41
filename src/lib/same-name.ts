import { plainName } from './typed-name'

/** A name without what hands type differently: signs, width, blanks and case. */
const plain = (name: string): string => plainName(name.normalize('NFKC')).toUpperCase()

/** Whether a typed name is the registered one. */
export function isSameName(typed: string, registered: string): boolean {
  return registered !== '' && plain(typed) === plain(registered)
}
