/** @run short: what the build made of the package */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, it } from 'node:test'
import { useFolders } from './fixture'

const writeFolder = useFolders()

const PAGE = `import { ScrollView, View } from '@tarojs/components'
export const page = <ScrollView scrollX><View onTouchMove={move} hoverClass="on" /></ScrollView>`

type Table = Record<string, Record<string, string>>

interface Mentioned {
  readonly components: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

type ReplaceTexts = (this: { getOptions(): object; resourcePath: string }, source: string) => string

// Taro loads its plugins as plain CommonJS.
const load = createRequire(__filename)
const { MEANT_OTHERWISE, pruneComponents, runtimeTable } = load('../../config/weapp-trim/components') as {
  MEANT_OTHERWISE: Readonly<Record<string, readonly string[]>>
  pruneComponents(table: Table, mentioned: Mentioned): void
  runtimeTable(table: Table): string
}
const { mentionedBelow } = load('../../config/weapp-trim/mentioned') as {
  mentionedBelow(folder: string): Mentioned
}
const replaceTexts = load('../../config/weapp-trim/replace-loader') as ReplaceTexts

const replace = (source: string, replacements: readonly object[]) =>
  replaceTexts.call({ getOptions: () => ({ replacements }), resourcePath: 'library.js' }, source)

describe('what the build leaves out of the main package', () => {
  it('are components and attributes that no source mentions', () => {
    const table: Table = {
      View: {
        'hover-class': 'none',
        'hover-stay-time': '400',
        bindTouchMove: '',
        bindLongTap: '',
        'aria-role': '',
      },
      ScrollView: { 'scroll-x': '!1', 'scroll-y': '!1' },
      Video: { src: '' },
    }
    pruneComponents(table, mentionedBelow(writeFolder({ 'page.tsx': PAGE })))
    assert.deepEqual(table, {
      View: { 'hover-class': 'none', bindTouchMove: '', 'aria-role': '' },
      ScrollView: { 'scroll-x': '!1' },
    })
    assert.equal(runtimeTable(table), `{View:{"hover-class":'',"aria-role":''},ScrollView:{"scroll-x":''}}`)
  })

  it('are attributes too whose word means something else in our sources, and that no field sets', () => {
    const folder = writeFolder({
      'page.tsx': `import { Input, Text } from '@tarojs/components'
        const cursor = nextCursor
        export const page = <Input password maxlength={3} cursorSpacing={cursor} />`,
    })
    const table: Table = { Input: { cursor: '-1', password: '!1', maxlength: '140', 'cursor-spacing': '0' } }
    pruneComponents(table, mentionedBelow(folder))
    assert.deepEqual(table, { Input: { maxlength: '140', 'cursor-spacing': '0' } })
    const fields = readFileSync(
      path.join(__dirname, '../../src/platform/elements/elements.weapp.tsx'),
      'utf8',
    )
    const written = Object.entries(MEANT_OTHERWISE).flatMap(([component, attributes]) => {
      const [, set = ''] = new RegExp(`<${component}\\b([^]*?)/>`).exec(fields) ?? []
      assert.ok(set.includes('maxlength'), `no ${component} is written there any more`)
      return attributes.filter(attribute => new RegExp(`\\s${attribute}[=\\s]`).test(set))
    })
    assert.deepEqual(written, [])
    const others = readdirSync(path.join(__dirname, '../../src'), {
      recursive: true,
      encoding: 'utf8',
    }).filter(
      file =>
        /\.tsx$/.test(file) &&
        !file.endsWith('elements.weapp.tsx') &&
        /\b(?:Input|Textarea)\b[^\n]*'@tarojs\/components'/.test(
          readFileSync(path.join(__dirname, '../../src', file), 'utf8'),
        ),
    )
    assert.deepEqual(others, [], 'fields are written in one place')
  })

  it('says nothing of sources for H5 and of tests', () => {
    const folder = writeFolder({ 'page.h5.tsx': PAGE, 'page.test.tsx': PAGE })
    assert.deepEqual(mentionedBelow(folder), { components: new Set(), words: new Set() })
  })
})

describe('texts replaced in a library', () => {
  it('are replaced where they stand as often as expected', () => {
    const twice = { find: /n(\d)/g, with: (_: string, digit: string) => `m${digit}`, times: 2 }
    assert.equal(replace('a n1 n2', [{ find: 'a', with: 'b' }, twice]), 'b m1 m2')
  })

  it('stop the build when the library has changed', () => {
    assert.throws(() => replace('a a', [{ find: 'a', with: 'b' }]), /library\.js has 2 times a, not 1/)
    assert.throws(() => replace('', [{ find: /a/g, with: 'b' }]), /has 0 times/)
  })
})
