import { filesBelow, read } from './project'

/** Stands for the library's own icon, which only its popup draws. */
const WITHOUT_STORY = ['Close']

const files = filesBelow('src/ui')
const stories = files.filter(file => file.endsWith('.stories.tsx'))

/** Components that a file exports: named with a capital, and called as one or made by `observer` and the like. */
function componentsOf(file: string): string[] {
  return [...read(file).matchAll(/^export (?:function|const) ([A-Z][A-Za-z]*[a-z][A-Za-z]*)\b/gm)].map(
    ([, name = '']) => name,
  )
}

/** Parts that a file of stories shows: the keys of `stories` at the first level. */
function shownIn(file: string): string[] {
  const [, body = ''] = read(file).split(/^export const stories: Stories = \{$/m)
  return [...body.matchAll(/^ {2}([A-Z]\w+):/gm)].map(([, name = '']) => name)
}

test('every part of the kit has a story, and no story is of a part that is gone', () => {
  const parts = files
    .filter(file => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
    .flatMap(componentsOf)
    .filter(name => !WITHOUT_STORY.includes(name))
  expect(parts.length).toBeGreaterThan(50)
  expect(stories.flatMap(shownIn).sort()).toEqual(parts.sort())
})

test('no source of the product imports a story', () => {
  const importers = filesBelow('src').filter(
    file => !file.endsWith('.stories.tsx') && /from '[^']*(\.stories|\/story)'/.test(read(file)),
  )
  expect(importers).toEqual([])
})
