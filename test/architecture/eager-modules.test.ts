/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { EagerModulesPlugin, withEagerModules } from '../../config/eager-modules'

const chunk = (modules: string) => `(self.webpackJsonp=self.webpackJsonp||[]).push([[7],{${modules}}]);`

test.each([
  ['a module', '12:(e,t)=>{e.exports=1}', '12:((e,t)=>{e.exports=1})'],
  ['several', '1:e=>{},23:(e,t,n)=>{n(1)}', '1:(e=>{}),23:((e,t,n)=>{n(1)})'],
  ['one of another compiler', '5:function(e){e.a=this}', '5:(function(e){e.a=this})'],
  ['what looks like modules inside of one', '9:e=>{e.a={1:()=>2}}', '9:(e=>{e.a={1:()=>2}})'],
  ['brackets in texts', '3:e=>{e.a="{4:()=>{}}"}', '3:(e=>{e.a="{4:()=>{}}"})'],
])('%s', (_, before, after) => {
  expect(withEagerModules(chunk(before))).toBe(chunk(after))
})

test.each(['var o={1:"a",2:"b"}', 'var o={a:()=>1}', 'var o={}', 'var o={1:()=>{},2:"b"}'])(
  'what is no module stays: %s',
  code => {
    expect(withEagerModules(code)).toBe(code)
  },
)

const folder = mkdtempSync(path.join(tmpdir(), 'eager-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What webpack writes of two modules: the script's name and text. */
async function built(plugins: EagerModulesPlugin[]): Promise<{ name: string; text: string }> {
  writeFileSync(path.join(folder, 'a.js'), "import('./b.js').then(b => console.log(b.value))")
  writeFileSync(path.join(folder, 'b.js'), 'export const value = Math.random()')
  const output = {
    path: path.join(folder, 'out'),
    clean: true,
    filename: 'js/[name].[contenthash:6].js',
    chunkFilename: 'js/[id].[contenthash:6].js',
  }
  await new Promise<void>((resolve, reject) =>
    webpack({ mode: 'production', entry: path.join(folder, 'a.js'), output, plugins }, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  )
  const name = readdirSync(path.join(folder, 'out/js')).find(file => !file.startsWith('main')) ?? ''
  return { name, text: readFileSync(path.join(folder, 'out/js', name), 'utf8') }
}

test('a script that is changed has another name: browsers keep what has the old one', async () => {
  const [plain, eager] = [await built([]), await built([new EagerModulesPlugin()])]
  expect(eager.text).toBe(withEagerModules(plain.text))
  expect(eager.text).not.toBe(plain.text)
  expect(eager.name).not.toBe(plain.name)
})
