import type { Drawing } from '@/platform/elements/picture.types'

/** The mark: two ridges, a sun and a ground line, in the brass of dark grounds. */
export const BRAND_MARK: Drawing = {
  markup:
    '<g fill="none" stroke="#E3CB9E" stroke-width="1.8" stroke-linecap="round"><path d="M2 22c3-1 5-7 8-7s3.5 3.4 5.5 3.400S19 9 22 9c2 0 3 2 4 4"/><path d="M6 25.200h16" opacity=".45"/><circle cx="10.5" cy="7" r="3"/></g>',
  viewBox: [0, 0, 28, 28],
}
