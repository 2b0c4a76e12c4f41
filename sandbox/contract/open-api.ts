import { readFileSync } from 'node:fs'
import path from 'node:path'
import { COMMON_ERRORS, INNER, INNER_MESSAGES, OUTER } from '@/contract/codes'
import type { Endpoint } from '@/contract/endpoint'
import { endpoints } from '@/contract/registry'
import { routeList } from '@/routes'
import { firstCallsOf } from '../../config/first-calls'
import type { Asked } from './ask-all'
import { docsOfEndpoints, type EndpointDoc } from './docs-of'
import { jsonSchemaOf } from './json-schema'

const { version } = JSON.parse(readFileSync(path.join(__dirname, '..', '..', 'package.json'), 'utf8')) as {
  version: string
}

const INTRODUCTION = `Every call is \`POST /services/trustAppApi/{name}\` with \`{ "requestData": {…} }\`, and is answered with HTTP 200 and an envelope:
\`code\` \`${OUTER.success}\` and \`result.statusCode\` \`${INNER.success}\` say success, and \`result.data\` is the answer. Another \`statusCode\` is a refusal with
its reason in \`result.msg\`; \`code\` \`${OUTER.sessionExpired}\` says that the session is over. The session is a cookie.

A write carries \`requestNo\`, a key that its caller chooses: the same one again gets the first answer, and nothing happens twice.`

/** The pages that ask for an endpoint as soon as they are opened, by their titles and addresses. */
function pagesByCall(): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, string[]>()
  for (const { name, title, path } of routeList) {
    for (const call of firstCallsOf(name as Parameters<typeof firstCallsOf>[0])) {
      pages.set(call.name, [...(pages.get(call.name) ?? []), `${title} \`/${path}\``])
    }
  }
  return pages
}

function descriptionOf(
  { isWrite, isSensitive, isPublic }: Endpoint,
  text: string,
  pages: readonly string[],
): string {
  const traits = [
    isWrite && 'A write: `requestNo` is its key.',
    isSensitive && 'Its outcome can be asked for later (`writeSettle`).',
    isPublic && 'Needs no session.',
    pages.length > 0 && `Asked by: ${[...new Set(pages)].join(', ')}.`,
  ]
  return [text, ...traits].filter(Boolean).join('\n\n')
}

function envelopeOf(endpoint: Endpoint, asked: Asked | undefined) {
  const codes = [...COMMON_ERRORS, ...(endpoint.errors ?? [])]
  const example = asked && {
    code: OUTER.success,
    msg: '',
    result: { statusCode: INNER.success, msg: '', data: asked.data },
  }
  return {
    description: 'The envelope.',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['code'],
          properties: {
            code: { type: 'string', enum: [OUTER.success, OUTER.sessionExpired] },
            msg: { type: 'string' },
            result: {
              type: 'object',
              required: ['statusCode'],
              properties: {
                statusCode: {
                  type: 'string',
                  enum: [INNER.success, ...codes.map(name => INNER[name])],
                  description: codes
                    .map(name => `\`${INNER[name]}\` ${name}: ${INNER_MESSAGES[INNER[name]]}`)
                    .join('; '),
                },
                msg: { type: 'string' },
                data: jsonSchemaOf(endpoint.response, 'output'),
              },
            },
          },
        },
        ...(example && { example }),
      },
    },
  }
}

function operationOf(
  endpoint: Endpoint,
  doc: EndpointDoc | undefined,
  pages: readonly string[],
  asked?: Asked,
) {
  const { name, isWrite = false, isSensitive = false, isPublic = false, isCritical = false } = endpoint
  const [summary = name] = (doc?.text ?? '').split(/(?<=[.。;:]) /)
  return {
    operationId: name,
    summary: summary.slice(0, 120) || name,
    description: descriptionOf(endpoint, doc?.text ?? '', pages) || name,
    tags: [doc?.file ?? 'other'],
    'x-write': isWrite,
    'x-sensitive': isSensitive,
    'x-critical': isCritical,
    'x-errors': endpoint.errors ?? [],
    security: isPublic ? [] : [{ session: [] }],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['requestData'],
            properties: { requestData: jsonSchemaOf(endpoint.request, 'input') },
          },
          ...(asked && { example: { requestData: asked.request } }),
        },
      },
    },
    responses: { 200: envelopeOf(endpoint, asked) },
  }
}

/**
 * The contract as OpenAPI 3.1: from the same schemas as product and sandbox, with code tables in words, the errors of each call, and
 * what the sandbox has answered as examples.
 */
export function openApi(asked: readonly Asked[] = []): object {
  const docs = docsOfEndpoints()
  const pages = pagesByCall()
  const examples = new Map(asked.filter(({ code }) => code === INNER.success).map(one => [one.name, one]))
  const all = [...(Object.values(endpoints) as readonly Endpoint[])].sort((a, b) =>
    a.name.localeCompare(b.name),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: '远岚信托 customer API',
      version,
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that has sent this document.' }],
    tags: [...new Set(all.map(({ name }) => docs.get(name)?.file ?? 'other'))]
      .sort()
      .map(name => ({ name, description: `src/contract/${name}.ts` })),
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
    paths: Object.fromEntries(
      all.map(endpoint => [
        `/services/trustAppApi/${endpoint.name}`,
        {
          post: operationOf(
            endpoint,
            docs.get(endpoint.name),
            pages.get(endpoint.name) ?? [],
            examples.get(endpoint.name),
          ),
        },
      ]),
    ),
  }
}
