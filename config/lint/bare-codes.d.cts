interface RefusedShape {
  readonly selector: string
  readonly message: string
}

export const BARE_CODES: readonly RefusedShape[]
export const BARE_CODES_OF_DRAWINGS: readonly RefusedShape[]
export const BARE_CODES_OF_SCHEMAS: readonly RefusedShape[]
