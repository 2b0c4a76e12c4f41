/** Shapes as path data, so that one stroke draws them all. */

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

/** A box with its left upper corner, round by `r`. */
export function box(x: number, y: number, width: number, height: number, r = 6): string {
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}

/** A drop that hangs from its point. */
export const drop = (x: number, y: number): string =>
  `M${x} ${y}c14 18 20 28 20 38a20 20 0 0 1-40 0c0-10 6-20 20-38Z`

export const heart = (x: number, y: number): string =>
  `M${x} ${y + 36}c-42-28-50-50-32-66c14-12 30-2 32 10c2-12 18-22 32-10c18 16 10 38-32 66Z`

/** An open book with its fold at `x`. */
export const openBook = (x: number, y: number): string =>
  `M${x - 60} ${y - 6}c22-10 44-8 60 6c16-14 38-16 60-6v52c-22-10-44-8-60 6c-16-14-38-16-60-6ZM${x} ${y}v52`

/** Waves of a surface, from the left. */
export const waves = (x: number, y: number, count: number): string =>
  `M${x} ${y}q22-14 44 0${'t44 0'.repeat(count - 1)}`

/** Steam over a cup. */
export const steam = (x: number, y: number): string => `M${x} ${y}q-10-14 0-28t0-28`

/** Somebody from the shoulders up. */
export const person = (x: number, y: number): string =>
  `${circle(x, y, 22)}M${x - 42} ${y + 78}c4-36 20-48 42-48s38 12 42 48`
