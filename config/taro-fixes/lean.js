/**
 * What Taro puts into every start of H5 and nothing of ours or of the kit asks for: interceptors of its `request` (ours is
 * `platform/net`), worklets and route builders (Skyline's), a second set of pixel functions. About 1 kB of the entry.
 */
const LEAN = {
  '@tarojs/api/dist/index.js': [
    { find: "import Link, { interceptorify } from './interceptor/index.js';", with: '' },
    { find: "import * as interceptors from './interceptor/interceptors.js';", with: '' },
    { find: '    Link,\n    interceptors,\n', with: '' },
    { find: '    Events,\n    getInitPxTransform,\n    interceptorify\n', with: '    Events\n' },
    { find: 'Taro.initPxTransform = getInitPxTransform(Taro);', with: '' },
    { find: 'Taro.pxTransform = getPxTransform(Taro);', with: '' },
  ],
  '@tarojs/taro-h5/dist/api/taro.js': [
    { find: 'Link, interceptors, interceptorify, ', with: '' },
    { find: '    Link,\n    interceptors,\n    interceptorify,\n', with: '' },
    { find: 'Events, Link, canIUseWebp,', with: 'Events, canIUseWebp,' },
    { find: 'initPxTransform, interceptorify, interceptors, options', with: 'initPxTransform, options' },
    { find: '    router,\n    worklet,\n', with: '' },
    { find: "import { router } from './route/index.js';", with: '' },
    { find: "import { worklet } from './ui/animation/worklet.js';", with: '' },
  ],
  // Its clock writes to the console, when Taro itself is debugged.
  '@tarojs/runtime/dist/perf.js': [{ find: /console\.log\(`\$\{id\} .*`\);/g, with: '' }],
}

module.exports = { LEAN }
