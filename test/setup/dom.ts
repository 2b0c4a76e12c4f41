import { configure } from 'mobx'
import { FAULTS } from '../support/faults'

// Reading is free outside of actions, writing is not: views would see half of a change, and after an `await` nothing groups it.
configure({ enforceActions: 'always' })

const faults: string[] = []

/** Said by Taro's test helper once in every file; only its makers can mend it. */
const OF_THE_HELPER = /`ReactDOMTestUtils\.act` is deprecated/

function listening(write: (...parts: unknown[]) => void) {
  return (...parts: unknown[]) => {
    const [text] = parts
    if (typeof text === 'string' && FAULTS.some(fault => fault.test(text))) {
      faults.push(parts.map(String).join(' ').slice(0, 600))
    }
    if (typeof text !== 'string' || !OF_THE_HELPER.test(text)) write(...parts)
  }
}

// A test that puts a spy over the console looks at what it hears by itself (`screen-table`).
console.warn = listening(console.warn.bind(console))
console.error = listening(console.error.bind(console))

afterEach(() => {
  const said = faults.splice(0)
  if (said.length > 0) throw new Error(`A library complained:\n${said.join('\n')}`)
})
