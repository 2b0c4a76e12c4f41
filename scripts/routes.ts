/** `npm run routes`: which of the specification's routes are built. `-- --check` fails where one differs from the list or is missing. */
import { routeList } from '../src/routes'
import type { Route } from '../src/routes/define'
import { type ListedRoute, listedRoutes, ownRoutes } from '../test/architecture/project'

/** In what a built route differs from its line in docs/routes.tsv; empty where it does not. */
function difference(route: Route, listed: ListedRoute[]): string {
  const entry = listed.find(({ url }) => url === route.path)
  if (entry) {
    return entry.title === route.title ? '' : `${route.path} is titled ${route.title}, listed ${entry.title}`
  }
  if (ownRoutes().some(({ url }) => url === route.path)) return ''
  const alike = listed.find(({ url }) => url.toLowerCase() === route.path.toLowerCase())
  return `${route.path} is not in the list${alike ? `, which spells it ${alike.url}` : ''}`
}

function print(listed: ListedRoute[], built: Set<string>): void {
  for (const group of new Set(listed.map(route => route.group))) {
    const members = listed.filter(route => route.group === group)
    const count = members.filter(route => built.has(route.url)).length
    console.log(`\n${group} (${count} of ${members.length})`)
    for (const { url, title } of members) console.log(`  ${built.has(url) ? '✓' : '·'} ${url}  ${title}`)
  }
}

const listed = listedRoutes()
const built = new Set(routeList.map(route => route.path))
const missing = [...listed, ...ownRoutes()].filter(({ url }) => !built.has(url))
const differences = [
  ...routeList.map(route => difference(route, listed)).filter(Boolean),
  ...missing.map(({ url }) => `${url} is in the list and not built`),
]
print(listed, built)
const count = listed.filter(route => built.has(route.url)).length
console.log(
  `\n${count} of the ${listed.length} routes of the specification are built, and of our own: ${ownRoutes()
    .map(({ url }) => url)
    .join(', ')}.`,
)
for (const text of differences) console.log(`✗ ${text}`)
if (process.argv.includes('--check') && differences.length > 0) process.exitCode = 1
