import type { ParseArgsConfig, parseArgs } from 'node:util'

/** Reads a script's options; `--help` prints the text and ends, bad ones end with a sentence. */
export function readOptions<O extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options?: O,
  allowPositionals?: boolean,
): ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>
