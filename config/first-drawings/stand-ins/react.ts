// What a component that is drawn once needs of React: it has its first state, and nothing happens afterwards.
export { createElement, forwardRef, Fragment, useCallback, useMemo, useRef } from 'jsx-dom'

export const useState = <T>(first: T | (() => T)): [T, () => void] => [
  typeof first === 'function' ? (first as () => T)() : first,
  () => undefined,
]
export const useEffect = (): void => undefined
export const useLayoutEffect = useEffect
export const memo = <T>(component: T): T => component
