// What a component that is drawn once needs of React: it has its first state, and nothing happens afterwards. The build stops where a
// component asks for more.
export { createElement, Fragment } from 'jsx-dom'

export const useState = <T>(first: T | (() => T)): [T, () => void] => [
  typeof first === 'function' ? (first as () => T)() : first,
  () => undefined,
]
export const useEffect = (): void => undefined
