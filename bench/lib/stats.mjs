const sorted = values => [...values].sort((a, b) => a - b)

/** The value below which a share of the values lies (0 to 1), between neighbours in proportion; NaN of none. */
export function quantile(values, share) {
  const ordered = sorted(values)
  const place = (ordered.length - 1) * share
  const below = ordered[Math.floor(place)]
  const above = ordered[Math.ceil(place)]
  return below === undefined ? NaN : below + (above - below) * (place - Math.floor(place))
}

/** The middle value, or the mean of the middle two. */
export const median = values => quantile(values, 0.5)

/** Median, smallest and largest of repeated measurements. */
export function summary(values) {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) }
}

/** Each measure of many runs, `[{fcp, lcp}, …]`, as its summary: `{fcp: {median, min, max}, …}`. */
export function summaries(runs) {
  const measures = Object.keys(runs[0] ?? {})
  return Object.fromEntries(measures.map(name => [name, summary(runs.map(run => run[name]))]))
}

/** Slope of the straight line through points `[x, y]` with the least squares of errors. */
export function slope(points) {
  const mean = at => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const across = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return across / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}
