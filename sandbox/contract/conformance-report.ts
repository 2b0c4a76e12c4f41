import type { Finding, Verdict } from './conformance'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, sign => ESCAPES[sign] ?? sign)

const ORDER: readonly Verdict[] = ['failed', 'readable', 'not tried', 'passed']

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #ddd}
.failed{color:#a4262c}.readable{color:#8a5a00}.passed{color:#0b6a0b}`

/** What was found, as a page that needs nothing else: what failed first. */
export function reportOf(origin: string, findings: readonly Finding[]): string {
  const sections = ORDER.map(verdict => {
    const found = findings.filter(one => one.verdict === verdict)
    const rows = found.map(
      ({ check, name, text }) =>
        `<tr><td>${escaped(check)}</td><td><code>${escaped(name)}</code></td><td>${escaped(text)}</td></tr>`,
    )
    return `<h2 class="${verdict.replace(' ', '-')}">${verdict} (${found.length})</h2>
<table><tr><th>Check</th><th>Call</th><th>What was found</th></tr>${rows.join('\n')}</table>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Conformance of ${escaped(origin)}</title>
<style>${STYLE}</style><h1>Conformance of ${escaped(origin)}</h1>${sections.join('\n')}</html>
`
}
