/** Chooses stories of the kit and how they are shown; the address keeps the choice. */
const NAMES = ['file', 'part', 'look', 'scale', 'theme', 'width']
const fields = Object.fromEntries(NAMES.map(name => [name, document.getElementById(name)]))
const frame = document.getElementById('frame')
const problem = document.getElementById('problem')

function fill(select, values, emptyText) {
  const options = values.map(value => new Option(value, value))
  if (emptyText) options.unshift(new Option(emptyText, ''))
  select.replaceChildren(...options)
}

/** Looks by part of the file that is chosen. */
let parts = {}
let alone = []

function readFile(files) {
  const file = files[fields.file.value]
  parts = file.parts
  alone = file.alone
  fill(fields.part, Object.keys(parts), '全部')
  readPart()
}

function readPart() {
  fill(fields.look, parts[fields.part.value] ?? [], '全部')
  if (alone.includes(fields.part.value)) fields.look.selectedIndex = 1
}

function show() {
  const query = new URLSearchParams()
  for (const name of NAMES) if (fields[name].value) query.set(name, fields[name].value)
  frame.width = fields.width.value
  frame.src = `/sandbox/kit/frame?${query}`
  history.replaceState(null, '', `?${query}`)
}

function restore(files) {
  const query = new URLSearchParams(location.search)
  const take = name => {
    const wanted = query.get(name)
    if (wanted && [...fields[name].options].some(({ value }) => value === wanted)) fields[name].value = wanted
  }
  take('file')
  readFile(files)
  take('part')
  readPart()
  for (const name of ['look', 'scale', 'theme', 'width']) take(name)
}

/** The frame, once it has loaded, knows all stories. */
frame.addEventListener(
  'load',
  () => {
    const files = frame.contentWindow.kitIndex
    if (!files) {
      problem.textContent = '组件没有加载：请看沙箱的控制台'
      return
    }
    fill(fields.file, Object.keys(files))
    restore(files)
    fields.file.addEventListener('change', () => readFile(files))
    fields.part.addEventListener('change', readPart)
    for (const name of NAMES) fields[name].addEventListener('change', show)
    show()
  },
  { once: true },
)
frame.src = '/sandbox/kit/frame'
