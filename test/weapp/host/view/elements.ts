import { BUTTON_STYLE, defineButton } from './button-element'
import { CAMERA_STYLE, defineCamera } from './camera-element'
import { CANVAS_STYLE, defineCanvas } from './canvas-element'
import { defineImage, IMAGE_STYLE } from './image-element'
import { defineInput } from './input-element'
import { definePageMeta } from './page-meta'
import { definePicker } from './picker-element'
import { defineScrollView } from './scroll-view-element'
import { defineTextarea, TEXTAREA_STYLE } from './textarea-element'
import { defineVideo, VIDEO_STYLE } from './video-element'

/** A container: its children and nothing of its own. */
function definePlain(tag: string): void {
  customElements.define(tag, class extends HTMLElement {})
}

/** What WeChat's own style sheet says of its components, as far as it shows. */
const BASE_STYLE = `
  wx-page { display: block; min-height: 100%; }
  wx-view, wx-input, wx-picker { display: block; }
  wx-page[hidden], wx-view[hidden], wx-text[hidden] { display: none; }
  wx-label { display: inline; }
  wx-text { white-space: pre-line; }
  wx-page-meta { display: none; }
  wx-input { height: 1.4rem; line-height: 1.4rem; min-height: 1.4rem; overflow: hidden; position: relative;
    text-overflow: clip; white-space: nowrap; font-family: UICTFontTextStyleBody; }
  wx-input > input { background: none; border: 0; color: inherit; display: block; font: inherit; height: 100%;
    min-height: inherit; outline: none; padding: 0; text-align: inherit; width: 100%; }
  wx-input > .input-placeholder { align-items: center; color: gray; display: flex; inset: 0; pointer-events: none;
    position: absolute; }
  html, body { height: 100%; margin: 0; }
`

/**
 * Defines the native components that the product's pages reach, each under WeChat's prefix `wx-`. Making any other
 * one throws: it has to be written here first.
 */
export function defineElements(resolveFile: (src: string) => string): void {
  for (const tag of ['wx-page', 'wx-view', 'wx-text', 'wx-label']) definePlain(tag)
  defineInput()
  definePageMeta()
  defineButton()
  defineImage(resolveFile)
  defineCanvas(resolveFile)
  defineScrollView()
  definePicker()
  defineTextarea()
  defineVideo(resolveFile)
  defineCamera()
  const style = document.createElement('style')
  style.textContent =
    BASE_STYLE + BUTTON_STYLE + IMAGE_STYLE + CANVAS_STYLE + TEXTAREA_STYLE + VIDEO_STYLE + CAMERA_STYLE
  document.head.append(style)

  const create = document.createElement.bind(document)
  document.createElement = (tag: string, options?: ElementCreationOptions) => {
    if (tag.startsWith('wx-') && tag !== 'wx-x' && !customElements.get(tag)) {
      throw new Error(`The component <${tag.slice(3)}> is not part of the test's host`)
    }
    return create(tag, options)
  }
}
