const atMost = (title, must, aim, unit = '×') => ({
  title,
  must,
  aim,
  unit,
  isMet: (value, goal) => value <= goal,
})
const atLeast = (title, must, aim, unit = '×') => ({
  title,
  must,
  aim,
  unit,
  isMet: (value, goal) => value >= goal,
})

/**
 * What the product has to reach (`must`) and strives for (`aim`), by the ids under which the parts report figures.
 * Ratios are medians of one interleaved run; vue is Vue 3 with Vant 4, html plain HTML.
 */
export const goals = {
  'entry-js': atMost('JS of the report entry, gzip', 120, 95, 'KiB'),
  'entry-js-vue': atMost('JS of the report entry, gzip, vs vue', 2.6, 2.6),
  'entry-js-css-vue': atMost('JS and CSS of the report entry, gzip, vs vue', 1.6, 1.25),
  'lcp-slow4g-vue': atMost('LCP slow 4G vs vue', 1, 0.85),
  'lcp-slow4g-html': atMost('LCP slow 4G vs html', 2, 1.6),
  'lcp-4g-vue': atMost('LCP 4G vs vue', 1.1, 0.95),
  lighthouse: atLeast('Lighthouse mobile, performance', 95, 98, 'points'),
  'warm-vue': atMost('List to detail, warm, vs vue', 1.2, 0.85),
  'back-vue': atMost('Back to the list vs vue', 0.6, 0.35),
  'scroll-fps-vue': atLeast('10,000 rows: frames per second vs vue', 0.95, 1),
  'scroll-blank': atMost('10,000 rows: blank frames', 1, 0, '%'),
  'scroll-distance': atLeast('10,000 rows: distance reached', 99, 100, '%'),
  'routes-js': atMost('JS of all routes, gzip', 2000, 1500, 'kB'),
  'chunk-median': atMost('Lazy chunk, gzip, median', 12, 7, 'kB'),
  'chunk-max': atMost('Lazy chunk, gzip, largest', 60, 45, 'kB'),
  'weapp-main': atMost('Mini-program: main package of 2 MB', 30, 20, '%'),
  'weapp-package': atMost('Mini-program: largest sub-package of 2 MB', 20, 12, '%'),
  'weapp-setdata': atMost('Mini-program: setData of a 20-row list vs native', 8, 4),
  'weapp-call': atMost('Mini-program: largest setData call', 128, 48, 'kB'),
}
