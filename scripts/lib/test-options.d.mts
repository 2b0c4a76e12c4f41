export interface TestOptions {
  readonly help?: string
  readonly isLong?: boolean
  readonly only?: readonly string[]
  readonly shard?: string
  readonly since?: string
  readonly names?: readonly string[]
}
export function testOptions(args: readonly string[], stageNames: readonly string[]): TestOptions
