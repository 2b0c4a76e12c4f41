// What the H5 build makes of `Text` (useHtmlComponents); the package's entry would bring every other component.
export { default as Text } from '@tarojs/components-react/dist/components/text/index.js'
