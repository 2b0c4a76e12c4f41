import { videoSource } from './video-source'

test.each([
  [{ videoId: 'VD1' }, { kind: 'video', videoId: 'VD1' }],
  [
    { url: 'https://static.yuanlan-trust.example/v/a.mp4' },
    { kind: 'address', url: 'https://static.yuanlan-trust.example/v/a.mp4' },
  ],
  [{}, { kind: 'refused' }],
  [{ videoId: '../x' }, { kind: 'refused' }],
  [{ url: 'https://evil.example/a.mp4' }, { kind: 'refused' }],
  [{ url: 'https://static.yuanlan-trust.example.evil.example/a.mp4' }, { kind: 'refused' }],
  [{ url: 'https://evilstatic.yuanlan-trust.example/a.mp4' }, { kind: 'refused' }],
  [{ url: 'https://evil.static.yuanlan-trust.example/a.mp4' }, { kind: 'refused' }],
  [{ url: 'https://yuanlan-trust.example/a.mp4' }, { kind: 'refused' }],
  [{ url: 'https://static.yuanlan-trust.example:8443/a.mp4' }, { kind: 'refused' }],
  [{ url: 'http://static.yuanlan-trust.example/a.mp4' }, { kind: 'refused' }],
  [{ url: 'https://static.yuanlan-trust.example@evil.example/a.mp4' }, { kind: 'refused' }],
  [{ url: 'https://static.yuanlan-trust.example/a.html' }, { kind: 'refused' }],
  [{ url: 'javascript:alert(1)//.mp4' }, { kind: 'refused' }],
])('%p is %p', (params, source) => {
  expect(videoSource(params)).toEqual(source)
})
