import { createConfig, lintFromString } from '@redocly/openapi-core'

/** What is wrong with an OpenAPI document, by the rules that Redocly recommends. */
export async function problemsOf(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: { 'operation-4xx-response': 'off' } })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  return problems.map(({ severity, ruleId, message, location }) => {
    const [place] = location
    return `${severity} ${ruleId}: ${message} (${place?.pointer ?? ''})`
  })
}
