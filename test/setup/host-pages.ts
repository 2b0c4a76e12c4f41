import { hostPages } from '@/routes/pages'

// Put in by webpack in a build.
Object.assign(globalThis, { HOST_PAGES: hostPages })
