/**
 * Vite's options that every reference shares: the product's base address and browser floor, and file names whose hash the
 * sandbox takes for one (hexadecimal), so that they may be cached for good.
 */
export const buildOptions = {
  base: '/phone/',
  build: {
    target: ['chrome80', 'safari13'],
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        hashCharacters: 'hex',
        entryFileNames: 'js/[name].[hash].js',
        chunkFileNames: 'js/[name].[hash].js',
        assetFileNames: '[ext]/[name].[hash][extname]',
      },
    },
  },
}
