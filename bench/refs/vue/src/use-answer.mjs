import { shallowRef } from 'vue'

/** What `load` resolves with, as refs that are empty while it is under way. */
export function useAnswer(load) {
  const data = shallowRef()
  const error = shallowRef()
  load().then(
    answer => (data.value = answer),
    failure => (error.value = failure),
  )
  return { data, error }
}
