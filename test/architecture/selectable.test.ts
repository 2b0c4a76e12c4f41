import { filesBelow, read } from './project'

const files = filesBelow('src').filter(file => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))

test('whatever text copying is offered for can be selected by hand', () => {
  const offering = files.filter(
    file => /<CopySign\b|useCopy\(\)/.test(read(file)) && !file.endsWith('/copy-sign.tsx'),
  )
  expect(offering.length).toBeGreaterThan(3)
  expect(offering.filter(file => !read(file).includes('<Selectable>'))).toEqual([])
  expect(read('src/platform/elements/selectable.scss')).toContain('user-select: text')
})
