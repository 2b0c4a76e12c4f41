import type { Endpoint } from '../../src/contract/endpoint'

/** What a new page has to know of the endpoint that it reads or writes. */
export interface EndpointShape {
  /** What tells its rows apart, where it answers a page of rows: `certId`. */
  readonly rowId?: string
  /** Texts and choices that it takes, but for the page that is asked for and the key of a write. */
  readonly fields: readonly string[]
  /** What it takes besides: rows, things, flags. */
  readonly others: readonly string[]
  /** The values that a field can have, where they are few. */
  readonly choices: Readonly<Record<string, readonly string[]>>
}

interface Schema {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly options?: readonly unknown[]
}

const OF_EVERY_CALL = ['pageNum', 'pageSize', 'requestNo']
const TYPED = ['string', 'picklist']

/** The schema without what may be absent around it. */
function bare(schema: Schema): Schema {
  return schema.wrapped ? bare(schema.wrapped) : schema
}

const isTyped = ([, schema]: readonly [string, Schema]) => TYPED.includes(bare(schema).type)

/** Reads the schemas of an endpoint. */
export function shapeOf({ request, response }: Pick<Endpoint, 'request' | 'response'>): EndpointShape {
  const fields = Object.entries((request as unknown as Schema).entries ?? {}).filter(
    ([name]) => !OF_EVERY_CALL.includes(name),
  )
  const list = (response as unknown as Schema).entries?.list
  const columns = Object.keys((list && bare(list).item?.entries) ?? {})
  const choices = fields.flatMap(([name, schema]) => {
    const { type, options = [] } = bare(schema)
    return type === 'picklist' ? [[name, options.map(String)] as const] : []
  })
  return {
    rowId: columns.find(name => /(Id|No)$/.test(name)) ?? columns[0],
    fields: fields.filter(isTyped).map(([name]) => name),
    others: fields.filter(field => !isTyped(field)).map(([name]) => name),
    choices: Object.fromEntries(choices),
  }
}
