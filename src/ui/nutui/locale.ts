/** Of the kit's texts those that the parts we use can say (config/index.ts): the name of a popup's close icon. */
export default { close: '关闭' }
