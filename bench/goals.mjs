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
  'entry-js': atMost('JS of the report entry, gzip', 114, 95, 'KiB'),
  'entry-js-vue': atMost('JS of the report entry, gzip, vs vue', 2.6, 2.6),
  'entry-js-css-vue': atMost('JS and CSS of the report entry, gzip, vs vue', 1.6, 1.25),
  'lcp-slow4g-entry': atMost('LCP slow 4G vs vue, cover', 0.6, 0.45),
  'lcp-slow4g': atMost('LCP slow 4G vs vue', 0.95, 0.85),
  'lcp-slow4g-html': atMost('LCP slow 4G vs html', 2, 1.6),
  'lcp-4g-entry': atMost('LCP 4G vs vue, cover', 0.85, 0.75),
  'lcp-4g': atMost('LCP 4G vs vue', 1, 0.9),
  fcp: atMost('FCP vs vue', 0.6, 0.45),
  'shown-slow4g': atMost('All right texts, slow 4G, vs vue', 1, 0.85),
  tbt: atMost('TBT', 150, 80, 'ms'),
  lighthouse: atLeast('Lighthouse mobile, performance', 95, 99, 'points'),
  'cold-vue': atMost('List to detail, first, vs vue', 1.1, 0.8),
  'warm-vue': atMost('List to detail, warm, vs vue', 1, 0.7),
  'back-vue': atMost('Back to the list vs vue', 1, 0.7),
  'scroll-fps-vue': atLeast('10,000 rows: frames per second vs vue', 1, 1),
  'scroll-blank': atMost('10,000 rows: blank frames', 0, 0, '%'),
  'scroll-distance': atLeast('10,000 rows: distance reached', 99, 100, '%'),
  typing: atMost('Key to paint among twenty beneficiaries, CPU x4, p90', 100, 50, 'ms'),
  'photo-judged': atMost('Photo of 12 megapixels: judged, CPU x4', 300, 300, 'ms'),
  'photo-bytes': atMost('Photo of 12 megapixels: sent', 1.5, 1.5, 'MB'),
  'build-h5': atMost('Production build of H5, again', 60, 30, 's'),
  'change-seen': atMost('A changed page until it is seen, dev server', 2, 1, 's'),
  'dev-memory': atMost('Memory of the dev server', 2, 1, 'GB'),
  'test-minutes': atMost('npm test, all stages as they were run last', 30, 20, 'min'),
  'routes-js': atMost('JS of all routes, gzip', 2000, 1500, 'kB'),
  'chunk-median': atMost('Lazy chunk, gzip, median', 12, 7, 'kB'),
  'chunk-max': atMost('Lazy chunk of ours, gzip, largest', 30, 20, 'kB'),
  'weapp-main': atMost('Mini-program: main package of 2 MB', 26, 22, '%'),
  'weapp-package': atMost('Mini-program: largest sub-package of 2 MB', 20, 12, '%'),
  'weapp-setdata': atMost('Mini-program: setData of the first picture of 20 rows vs native', 4, 3),
  'weapp-setdata-detail': atMost('Mini-program: setData of one trade vs native', 8, 4),
  'weapp-setdata-scroll': atMost(
    'Mini-program: setData of ten more screens of 10,000 rows vs native',
    3,
    2.5,
  ),
  'weapp-call': atMost('Mini-program: largest setData call', 128, 48, 'kB'),
}
