/**
 * The tabs, from the left: WeChat draws them in the mini-program (src/app.config.ts), the product itself in a browser
 * (platform/bars). `icon` names a picture of src/assets/tabs and a glyph of platform/bars/bar-glyphs.
 */
export const tabs = [
  { name: 'main/home', text: '首页', icon: 'home' },
  { name: 'main/my-trust', text: '我的信托', icon: 'trust' },
  { name: 'main/messages', text: '消息', icon: 'messages' },
] as const
