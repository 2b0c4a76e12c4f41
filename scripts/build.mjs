// `node scripts/build.mjs h5|weapp`: a production build of one target.
import { build, targets } from './lib/build.mjs'
import { main, Problem } from './lib/problem.mjs'

main(async () => {
  const target = process.argv[2]
  if (!targets.includes(target)) throw new Problem(`Say what to build: ${targets.join(' or ')}.`)
  await build(target)
})
