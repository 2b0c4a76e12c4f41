/**
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

journey('a video: comes from the company alone', {}, async customer => {
  for (const url of ['https://evil.example/a.mp4', 'javascript:alert(1)//.mp4', '']) {
    await customer.open('content/video', { url: encodeURIComponent(url) })
    await customer.see('链接不完整或不受信任，视频没有打开')
  }
  await customer.open('content/video', { videoId: 'nothing' })
  await customer.see('视频不存在或已下架')
})
