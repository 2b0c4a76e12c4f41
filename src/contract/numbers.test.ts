import type { GenericSchema } from 'valibot'
import { endpoints } from './registry'

/** A schema or a step of one, as far as this test looks into it. */
interface Part {
  readonly type: string
  readonly pipe?: readonly Part[]
  readonly entries?: Readonly<Record<string, Part>>
  readonly item?: Part
  readonly wrapped?: Part
  readonly options?: readonly (Part | string | number)[]
  readonly value?: Part
}

/** Every number somewhere in a schema, by its path. */
function numbersOf(schema: Part, path: string): [string, Part][] {
  if (schema.type === 'number') return [[path, schema]]
  const [base, ...steps] = schema.pipe ?? []
  const inPipe = [...(base === schema || !base ? [] : [base]), ...steps].flatMap(step =>
    numbersOf(step, path),
  )
  const below = Object.entries(schema.entries ?? {}).flatMap(([name, part]) =>
    numbersOf(part, `${path}.${name}`),
  )
  const parts = [schema.item, schema.wrapped, ...(schema.options ?? [])].filter(
    (part): part is Part => typeof part === 'object',
  )
  return [...inPipe, ...below, ...parts.flatMap(part => numbersOf(part, path))]
}

const numbers = Object.values(endpoints).flatMap(
  ({ name, request }: { name: string; request: GenericSchema }) =>
    numbersOf(request as unknown as Part, name),
)

test('requests hold numbers', () => {
  const names = numbers.map(([path]) => path)
  expect(names).toEqual(expect.arrayContaining(['disclosureList.pageNum', 'charityDonate.points']))
})

test.each(numbers)('%s is whole and has bounds', (_path, schema) => {
  const steps = (schema.pipe ?? []).map(({ type }) => type)
  expect(steps).toEqual(expect.arrayContaining(['integer', 'min_value', 'max_value']))
})
