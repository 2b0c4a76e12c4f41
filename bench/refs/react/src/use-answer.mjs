import { useEffect, useState } from 'react'

/** Answers by history entry, so that the way back shows what was there without asking again. */
const answers = new Map()
/** The way back is seldom longer; what is kept may not grow for ever. */
const KEPT = 10

function keep(key, data) {
  // To the end: the first ones are dropped.
  answers.delete(key)
  answers.set(key, data)
  if (answers.size > KEPT) answers.delete(answers.keys().next().value)
}

/**
 * What `load` resolves with.
 * @param {string} key of the history entry
 * @returns {{data?: object, error?: Error}} neither while it is under way
 */
export function useAnswer(key, load) {
  const [state, setState] = useState(() => ({ data: answers.get(key) }))
  useEffect(() => {
    if (answers.has(key)) {
      keep(key, answers.get(key))
      return undefined
    }
    let isGone = false
    load().then(
      data => {
        keep(key, data)
        if (!isGone) setState({ data })
      },
      error => {
        if (!isGone) setState({ error })
      },
    )
    return () => {
      isGone = true
    }
    // The key stands for the request.
  }, [key])
  return state
}
