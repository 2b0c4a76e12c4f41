// What the H5 build ships (useHtmlComponents) is what the tests render; the package's own entry is circular in CommonJS.
const component = name => require(`@tarojs/components-react/dist/components/${name}/index.js`).default

module.exports = {
  View: component('view'),
  Text: component('text'),
  Image: component('image'),
  ScrollView: component('scroll-view'),
}
