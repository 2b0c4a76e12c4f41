/** Request data with its parameters marked (src/api/first-calls.ts), and parameters in whose presence the call is not sent. */
export interface CallTemplate {
  readonly data: object
  readonly unless?: readonly string[]
}

/**
 * The request data of a page's first call for the address with these parameters; undefined where the call is not to be sent. The
 * entry pages send by it as well (config/first-calls-script.mjs).
 */
export function callData(
  { data, unless = [] }: CallTemplate,
  params: Readonly<Record<string, string | undefined>>,
): object | undefined {
  if (unless.some(name => params[name] !== undefined)) return undefined
  const filled: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(data)) {
    const [, name, isOptional, among] = /^\$(\w+)(\?)?(?:=(.*))?$/.exec(String(value)) ?? []
    const given = name && params[name]
    if (!name) filled[key] = value
    else if (given && (!among || among.split(',').includes(given))) filled[key] = given
    else if (!isOptional) return undefined
  }
  return filled
}
