import type { ChartColour } from '@/platform/elements/canvas.types'

/** Tokens of src/ui/styles/tokens.scss by theme, for canvases that cannot read CSS variables. */
export const CHART_COLOURS: Readonly<Record<'light' | 'dark', Readonly<Record<ChartColour, string>>>> = {
  light: {
    accent: '#1e4a6e',
    c1: '#1e4a6e',
    c2: '#5585a6',
    c3: '#a9834a',
    c4: '#7c92a0',
    c5: '#6b5b73',
    line: '#e8e5df',
    'line-strong': '#858b91',
    'text-3': '#646e78',
    card: '#ffffff',
  },
  dark: {
    accent: '#8fbadc',
    c1: '#6fa8d6',
    c2: '#a9cbe3',
    c3: '#d6b06b',
    c4: '#7f97a8',
    c5: '#b09bbb',
    line: '#27323c',
    'line-strong': '#6e7c88',
    'text-3': '#94a0aa',
    card: '#161e26',
  },
}

/** What care mode changes in the light theme. */
export const CARE_COLOURS: Readonly<Partial<Record<ChartColour, string>>> = {
  'line-strong': '#6b737b',
  'text-3': '#44505b',
}
