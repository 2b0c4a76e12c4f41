// Imported by path with its own styles: the library's entry would bring every component's.
import '@nutui/nutui-react-taro/dist/es/packages/overlay/style/css'

export { Overlay } from '@nutui/nutui-react-taro/dist/es/packages/overlay/overlay'
