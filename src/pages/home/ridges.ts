import type { Drawing } from '@/platform/elements/picture.types'

/** Hills with the sun over them, at the foot of the home page's hero. */
export const RIDGES: Drawing = {
  markup:
    '<linearGradient id="a" x2="0" y2="1"><stop stop-color="#A9C1D0"/><stop offset="1" stop-color="#7C9BAE" stop-opacity="0"/></linearGradient>' +
    '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#6F9AB7" stop-opacity="0.75"/><stop offset="1" stop-color="#43708F" stop-opacity="0.1"/></linearGradient>' +
    '<linearGradient id="c" x2="0" y2="1"><stop stop-color="#2F5F82" stop-opacity="0.95"/><stop offset="1" stop-color="#1F4766" stop-opacity="0.5"/></linearGradient>' +
    '<linearGradient id="d" x2="0" y2="1"><stop stop-color="#153650"/><stop offset="1" stop-color="#10263A"/></linearGradient>' +
    '<circle cx="300" cy="52" r="24" fill="#F0DEB8"/>' +
    '<path d="M-8 280V55Q-4 56 20 54 44 52 68 57 92 62 116 63 140 64 164 68 188 71 212 74 236 78 260 68 284 58 308 52 332 47 354 52 376 57 380 57L383 57V280Z" fill="#86A3B5"/>' +
    '<path d="M-8 280V55Q-4 56 20 54 44 52 68 57 92 62 116 63 140 64 164 68 188 71 212 74 236 78 260 68 284 58 308 52 332 47 354 52 376 57 380 57L383 57V280Z" fill="url(#a)"/>' +
    '<path d="M-8 280V123Q-4 122 20 110 44 98 68 100 92 103 116 92 140 82 164 86 188 90 212 90 236 91 260 80 284 70 308 92 332 114 354 124 376 133 380 133L383 133V280Z" fill="url(#b)"/>' +
    '<path d="M-8 280V172Q-4 174 20 164 44 153 68 166 92 180 116 162 140 145 164 142 188 139 212 148 236 156 260 156 284 155 308 162 332 170 354 172 376 174 380 174L383 174V280Z" fill="url(#c)"/>' +
    '<path d="M-8 280V235Q-4 235 20 224 44 214 68 208 92 202 116 218 140 233 164 232 188 231 212 224 236 218 260 234 284 250 308 248 332 247 354 244 376 241 380 241L383 241V280Z" fill="url(#d)"/>',
  viewBox: [0, 0, 375, 280],
  fit: 'xMidYMin slice',
}
