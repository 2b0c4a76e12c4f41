/** What a link may have as `multipleView` without being a number: it changes nothing, on any target. */
export const BAD_SCALES: readonly string[] = [
  'large',
  '',
  '-1',
  '+150',
  '1e2',
  ' 150',
  '１５０',
  '150%',
  '150px',
  '.5',
  '150.',
  '0x96',
  'NaN',
  'Infinity',
  'null',
  'undefined',
]
