/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCES = path.resolve(__dirname, '../../src')
const mockAsked: string[] = []

/** The functions as they are, noting who asks for a label. */
jest.mock('@/contract/labels', () => {
  const real = jest.requireActual<Record<string, (...args: unknown[]) => unknown>>('@/contract/labels')
  const noting = (name: string) => (table: unknown, code: unknown) => {
    mockAsked.push(name)
    return real[name]?.(table, code)
  }
  return {
    ...real,
    labelOf: noting('labelOf'),
    optionsOf: noting('optionsOf'),
    filterOptionsOf: noting('filterOptionsOf'),
  }
})

const modules = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  file =>
    /\.tsx?$/.test(file) &&
    !/\.(test|weapp)\.|contract\/labels/.test(file) &&
    readFileSync(path.join(SOURCES, file), 'utf8').includes("from '@/contract/labels'"),
)

test('there are modules that show labels', () => expect(modules.length).toBeGreaterThan(80))

// What is read as a module loads was read before the server's labels came, and stays.
test('none of them reads a label as it loads', () => {
  const early = modules.filter(file => {
    mockAsked.length = 0
    jest.requireActual(path.join(SOURCES, file))
    return mockAsked.length > 0
  })
  expect(early).toEqual([])
})
