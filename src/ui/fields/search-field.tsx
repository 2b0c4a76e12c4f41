import { View } from '@tarojs/components'
import { useEffect, useId, useRef, useState } from 'react'
import { focusElement, TextInput, Tappable } from '@/platform/elements/elements'
import { useLatest } from '@/platform/elements/use-latest'
import { search } from '../icon/glyphs/search'
import { x } from '../icon/glyphs/x'
import { Icon } from '../icon/icon'
import './search-field.scss'

/** After the last letter; long enough for a Chinese input method, short enough to feel direct. */
const SEARCH_AFTER_MS = 300

/** Longest text that is looked for. */
const MAX_LENGTH = 30

interface SearchFieldProps {
  /** What can be found; placeholder and name for screen readers. */
  label: string
  value: string
  /** It is what the page is for: the cursor stands in it when it opens. */
  isFocused?: boolean
  onSearch: (text: string) => void
  /** The keyboard's search key: it was meant as it stands. */
  onConfirm?: () => void
}

/** Looks for what is typed a moment after the last letter, or at once by the keyboard's search key. */
export function SearchField({ label, value, isFocused, onSearch, onConfirm }: SearchFieldProps) {
  const id = useId()
  const [text, setText] = useState(value)
  /** Letters of an input method that are no text yet. */
  const [isComposing, setComposing] = useState(false)
  const searched = useRef(value)
  const run = (wanted: string) => {
    const trimmed = wanted.trim()
    if (trimmed === searched.current) return
    searched.current = trimmed
    onSearch(trimmed)
  }
  const latest = useLatest(run)
  // Chosen elsewhere on the page: an earlier search, or none any more.
  useEffect(() => {
    if (value === searched.current) return
    searched.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (isFocused) focusElement(id)
  }, [id, isFocused])
  useEffect(() => {
    if (isComposing) return undefined
    const timer = setTimeout(() => latest.current(text), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, isComposing, latest])
  return (
    <View className="search-field" role="search">
      <Icon className="search-field__icon" glyph={search} size={18} />
      <TextInput
        id={id}
        className="search-field__input"
        kind="search"
        value={text}
        label={label}
        placeholder={label}
        maxLength={MAX_LENGTH}
        onChange={setText}
        onComposing={setComposing}
        onConfirm={() => {
          run(text)
          onConfirm?.()
        }}
      />
      {text !== '' && (
        <Tappable className="search-field__clear" label="清除搜索" onTap={() => setText('')}>
          <Icon glyph={x} size={18} />
        </Tappable>
      )}
    </View>
  )
}
