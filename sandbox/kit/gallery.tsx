/** Runs in the browser: shows stories of the kit (src/ui), those that the address names. */
import React from 'react'
import * as ReactDOM from 'react-dom/client'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { isCareScale, parseScale, rootFontSize } from '@/lib/display-scale'
import '@/ui/styles/base.scss'
import type { Stories } from '@/ui/story'
import { storyFiles } from 'kit-stories'
import './gallery.scss'

/** One file of stories; `alone`: parts that cover the screen, each look of which is shown by itself. */
export interface StoryFile {
  readonly stories: Stories
  readonly alone?: readonly string[]
}

const query = new URLSearchParams(window.location.search)
const asked = { file: query.get('file'), part: query.get('part'), look: query.get('look') }

/** Of each file its parts with their looks, for who opens them one by one. */
const kitIndex = Object.fromEntries(
  Object.entries(storyFiles).map(([name, { stories, alone = [] }]) => [
    name,
    {
      parts: Object.fromEntries(Object.entries(stories).map(([part, looks]) => [part, Object.keys(looks)])),
      alone,
    },
  ]),
)

export type KitIndex = typeof kitIndex

/** How stories are shown: `scale` as of the product's display scale, 100 to 200; `theme`: light or dark. */
interface Wear {
  readonly scale?: string
  readonly theme?: string
}

let worn: Wear = { scale: query.get('scale') ?? '100', theme: query.get('theme') ?? 'light' }

function wear(next: Wear = worn): void {
  worn = next
  const root = document.documentElement
  const scale = parseScale(worn.scale)
  root.style.fontSize = `${rootFontSize(root.clientWidth, scale)}px`
  root.classList.toggle('care', isCareScale(scale))
  if (worn.theme === 'dark') root.setAttribute('data-theme', 'dark')
  else root.removeAttribute('data-theme')
}

function Gallery() {
  const [file, { stories }] = Object.entries(storyFiles).find(([name]) => name === asked.file) ?? [
    '',
    { stories: {} },
  ]
  const parts = Object.entries(stories).filter(([part]) => (asked.part ?? part) === part)
  if (asked.file === null) return null
  if (parts.length === 0) return <p>没有这个组件：{file || asked.file}</p>
  return (
    <main>
      {parts.map(([part, looks]) =>
        Object.entries(looks)
          .filter(([look]) => (asked.look ?? look) === look)
          .map(([look, draw]) => (
            <section key={part + look} className="story" aria-label={`${part} ${look}`}>
              {asked.look === null && (
                <div className="story__name" aria-hidden>
                  {part} · {look}
                </div>
              )}
              {draw()}
            </section>
          )),
      )}
    </main>
  )
}

Object.assign(window, { kitIndex, kitWear: wear })
wear()
window.addEventListener('resize', () => wear())
// The parts use hooks of Taro's pages, which its app brings.
const app = createReactApp(Gallery, React, ReactDOM, { appId: 'app' }) as { onLaunch(options: object): void }
app.onLaunch({})
