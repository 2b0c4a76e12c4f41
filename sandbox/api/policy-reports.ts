import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { POLICY_REPORT_PATH } from '../../config/document-headers'
import { type RouteName, routes } from '@/routes'
import type { Clock } from '../clock'
import { named } from '../named'
import type { Db } from '../store/database'
import { addErrorReport } from '../store/error-reports'
import { check } from './validate'

const BODY_LIMIT = 65_536

/** What a browser says when the content security policy of a document refused something; the rest of it is left alone. */
const ViolationSchema = v.object({
  'csp-report': v.object({
    'document-uri': v.optional(v.string(), ''),
    'effective-directive': v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)), 'unknown'),
    'blocked-uri': v.optional(v.string(), ''),
    'source-file': v.optional(v.string(), ''),
    'line-number': v.optional(v.number(), 0),
    'column-number': v.optional(v.number(), 0),
  }),
})

/** Of an address the origin, of anything else the browser's own word for it (`inline`, `eval`, `data`). */
function siteOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  try {
    const { origin, protocol } = new URL(blocked)
    return (origin === 'null' ? protocol : origin).slice(0, 100)
  } catch {
    return 'unknown'
  }
}

function pathOf(address: string): string {
  try {
    return new URL(address).pathname
  } catch {
    return ''
  }
}

/** The page by its name: its address may carry what is nobody's business. */
function routeOf(document: string): RouteName | '' {
  const path = pathOf(document).replace(/^\/phone\//, '')
  const names = Object.keys(routes) as RouteName[]
  return names.find(name => routes[name].path === path) ?? ''
}

/**
 * Takes what browsers report of the documents' policy, and keeps it among the defects: what was refused and where in our
 * scripts, nothing of the address behind an origin and no piece of the text (`script-sample`), which may be the customer's.
 */
export function registerPolicyReports(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  const register = async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      scope.getDefaultJsonParser('remove', 'remove'),
    )
    scope.post(POLICY_REPORT_PATH, async (request, reply) => {
      const checked = check(ViolationSchema, request.body)
      if (!('value' in checked)) return reply.code(400).send({ code: '-400', msg: 'Not a violation report.' })
      const violation = checked.value['csp-report']
      const file = pathOf(violation['source-file']).split('/').slice(-3).join('/')
      const place = `${file}:${violation['line-number']}:${violation['column-number']}`
      const report = {
        name: 'PolicyViolation',
        message: `${violation['effective-directive']} refused ${siteOf(violation['blocked-uri'])}`,
        frames: /\.m?js$/.test(file) ? [place.slice(-120)] : [],
        route: routeOf(violation['document-uri']),
        target: 'h5',
      } as const
      addErrorReport(db, report, clock.now())
      return reply.code(204).send()
    })
  }
  void app.register(named('policy-reports', register))
}
