export interface ContactCard {
  readonly name: string
  readonly mobile: string
  readonly organisation: string
}
