import { filesBelow, read } from './project'

/** What customers read: the product's own sources and the texts of its back end. */
const texts = ['src', 'sandbox']
  .flatMap(filesBelow)
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

/** Synonyms that are searched for; nobody is called so. */
const SEARCH_WORDS = ['src/lib/search-words.ts', 'src/packages/search/find/place-words.ts']

const found = (pattern: RegExp, but: readonly string[] = []) =>
  texts
    .filter(file => !but.includes(file))
    .flatMap(file =>
      read(file)
        .split('\n')
        .filter(line => pattern.test(line))
        .map(line => `${file}: ${line.trim()}`),
    )

test('who looks after a customer is the 理财经理, who runs a trust the 信托经理, and nobody has a third name', () => {
  expect(texts.length).toBeGreaterThan(500)
  expect(found(/客户经理|理财顾问|财富顾问/, SEARCH_WORDS)).toEqual([])
})

test('the hotline has one set of hours', () => {
  const hours = /\d{1,2}:\d{2}\s*[-–至]\s*1[5-9]:\d{2}/
  const others = found(hours).filter(line => !line.includes('9:00–18:00'))
  // When the recording is done with a person: not the hotline's hours, and told with their break.
  expect(others.filter(line => !line.includes('09:00–11:30'))).toEqual([])
})
