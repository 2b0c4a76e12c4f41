// Taro reads these at import time; webpack defines them in a build, jest must do it here.
Object.assign(process.env, {
  TARO_ENV: 'h5',
  TARO_PLATFORM: 'web',
  FRAMEWORK: 'react',
  SUPPORT_TARO_POLYFILL: 'disabled',
  SUPPORT_DINGTALK_NAVIGATE: 'disabled',
})
