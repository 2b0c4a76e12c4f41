import { VantResolver } from '@vant/auto-import-resolver'
import vue from '@vitejs/plugin-vue'
import Components from 'unplugin-vue-components/vite'
import { defineConfig } from 'vite'
import { buildOptions } from '../shared/build-options.mjs'

export default defineConfig({
  ...buildOptions,
  plugins: [vue(), Components({ dts: false, dirs: [], resolvers: [VantResolver()] })],
})
