import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildOptions } from '../shared/build-options.mjs'

export default defineConfig({ ...buildOptions, plugins: [react()] })
