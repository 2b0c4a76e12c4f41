import { defineConfig } from 'vite'
import { buildOptions } from '../shared/build-options.mjs'

export default defineConfig(buildOptions)
