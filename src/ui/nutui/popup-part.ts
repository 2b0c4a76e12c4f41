// Imported by path with its own styles: the library's entry would bring every component's.
import '@nutui/nutui-react-taro/dist/es/packages/popup/style/css'

export { Popup } from '@nutui/nutui-react-taro/dist/es/packages/popup/popup'
