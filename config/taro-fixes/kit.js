/**
 * The kit hands WeChat's `catchMove` to its elements on every target; on H5 they are real ones, and React does not know the
 * attribute. It goes; the kit keeps the page below from scrolling by listening to touches there. The tests' transform takes the same list.
 */
const KIT_FIXES = {
  '@nutui/nutui-react-taro/dist/es/packages/popup/popup.js': [{ find: 'catchMove: lockScroll,', with: '' }],
  '@nutui/nutui-react-taro/dist/es/packages/overlay/overlay.js': [
    { find: 'catchMove: lockScroll,', with: '' },
  ],
}

module.exports = { KIT_FIXES }
