import { withEagerModules } from '../../scripts/lib/eager-modules.mjs'

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
