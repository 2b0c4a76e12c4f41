import fs from 'node:fs'

/** Bytes of memory that the processes of a group hold, as Linux tells it; NaN elsewhere. */
export function groupMemory(groupId) {
  if (!fs.existsSync('/proc/self/stat')) return NaN
  return fs
    .readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .reduce((sum, pid) => sum + (isOfGroup(pid, groupId) ? residentBytes(pid) : 0), 0)
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
