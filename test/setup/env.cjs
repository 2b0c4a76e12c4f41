// Taro reads these at import time; webpack defines them in a build, jest must do it here.
Object.assign(process.env, {
  TARO_ENV: 'h5',
  TARO_PLATFORM: 'web',
  FRAMEWORK: 'react',
  SUPPORT_TARO_POLYFILL: 'disabled',
  SUPPORT_DINGTALK_NAVIGATE: 'disabled',
})

Object.assign(globalThis, {
  DEPRECATED_ADAPTER_COMPONENT: false,
  ENABLE_INNER_HTML: true,
  ENABLE_ADJACENT_HTML: true,
  ENABLE_SIZE_APIS: false,
  ENABLE_TEMPLATE_CONTENT: true,
  ENABLE_CLONE_NODE: true,
  ENABLE_CONTAINS: true,
  ENABLE_MUTATION_OBSERVER: true,
})
