import { hostKind } from './host.h5'

/**
 * Browsers within other apps, by what they add to the user agent: WeChat and WeCom, QQ, Qzone, Weibo, DingTalk, Alipay, Feishu,
 * Douyin and Toutiao, Taobao, Baidu, Xiaohongshu, Zhihu. They begin no download, and say nothing of it.
 */
const IN_APP_BROWSERS =
  /MicroMessenger|wxwork|\bQQ\/|Qzone|Weibo|DingTalk|AlipayClient|Lark\/|Feishu|aweme|BytedanceWebview|NewsArticle|AliApp|baiduboxapp|xhsdiscover|ZhihuHybrid/i

/** What leads on from such a browser; each has the menu at this place. */
export const TO_REAL_BROWSER = '这里不能保存文件，请点右上角“···”，选择在浏览器打开，再试一次'

/** Whether a browser shows the page that keeps no file: one within another app, or the web-view of a mini-program. */
export function keepsNoFiles(): boolean {
  return hostKind() === 'webview' || isInAppBrowser()
}

/** Whether another app shows the page in a browser of its own, which leads to a real one. */
export function isInAppBrowser(): boolean {
  return hostKind() === 'browser' && IN_APP_BROWSERS.test(navigator.userAgent)
}
