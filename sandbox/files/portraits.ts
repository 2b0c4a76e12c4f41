import { renderSVG } from 'uqr'

/** Stands in for a photo: head and shoulders on the colours of the brand, nobody's likeness. */
export function drawPortrait(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">',
    '<rect width="200" height="200" fill="#e9f0f5"/>',
    '<path d="M36 200c0-42 28-66 64-66s64 24 64 66z" fill="#1e4a6e"/>',
    '<path d="M84 134l16 20 16-20-2-12H86z" fill="#fff"/>',
    '<circle cx="100" cy="88" r="36" fill="#e3cb9e"/>',
    '<path d="M62 84c0-28 18-42 38-42s38 14 38 42c-8-12-22-18-38-18s-30 6-38 18z" fill="#10263a"/></svg>',
  ].join('')
}

/** The code that adds a person in WeChat. */
export function drawContactCode(id: string): string {
  return renderSVG(`https://www.yuanlan-trust.example/wechat/${id}`, { border: 2 })
}
