import fs from 'node:fs'

const processes = () => fs.readdirSync('/proc').filter(name => /^\d+$/.test(name))

/**
 * Bytes of memory that a command holds with all that it has started, as Linux tells it; NaN elsewhere.
 * @param {string[]} words that stand in its command line one after the other; it leads a group of its own (scripts/lib/run.mjs)
 */
export function memoryOfCommand(words) {
  if (!fs.existsSync('/proc/self/stat')) return NaN
  const leader = processes().find(pid => textOf(`/proc/${pid}/cmdline`).includes(words.join('\0')))
  return processes()
    .filter(pid => isOfGroup(pid, Number(leader)))
    .reduce((sum, pid) => sum + residentBytes(pid), 0)
}

/** A process may end while it is looked at. */
function textOf(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function isOfGroup(pid, groupId) {
  // Behind the name, which may hold blanks and brackets: state, parent, group.
  const [, , group] = textOf(`/proc/${pid}/stat`).split(') ').pop().split(' ')
  return Number(group) === groupId
}

function residentBytes(pid) {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) * 1024
}
