/**
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

journey('documents: open no address but those of the company', { as: 'U1' }, async customer => {
  for (const url of ['https://evil.example/a.pdf', 'javascript:alert(1)', '//evil.example/a.pdf']) {
    await customer.open('content/pdf', { url: encodeURIComponent(url) })
    await customer.see('文件无法打开：链接不完整，或不是本公司的文件')
  }
})
