import { answer, type ApiParts, type CallOptions, WxFailure } from './call'

/** WeChat's folder for a mini-program's own files. */
const USER_FOLDER = 'wxfile://usr'

/** Files that the product has made, and what it has put into the album. */
export class Files {
  /** Data address of each file by its path. */
  private readonly made = new Map<string, string>()
  readonly album: string[] = []
  /** Whether the customer lets the product write to the album. */
  isAlbumAllowed = true
  /** Older versions of WeChat cannot make a file of an off-screen canvas. */
  canExportOffscreen = true

  add(dataUrl: string, extension: string): string {
    const path = `wxfile://tmp_${this.made.size + 1}.${extension}`
    this.made.set(path, dataUrl)
    return path
  }

  /** Writes a file of the product's own; WeChat lets it do so in one folder only. */
  write(path: string, data: string, encoding: string): void {
    if (!path.startsWith(`${USER_FOLDER}/`)) {
      throw new Error(`writeFileSync:fail permission denied, open ${path}`)
    }
    if (encoding !== 'base64') throw new Error('the host writes base64 only')
    this.made.set(path, `data:image/png;base64,${data}`)
  }

  has(path: string): boolean {
    return this.made.has(path)
  }

  /** What a browser loads for a path; any other address stays. */
  resolve(src: string): string {
    return this.made.get(src) ?? src
  }
}

type Canvas = HTMLCanvasElement | PaperCanvas

/** A canvas where nothing can draw (jsdom): it takes every call, and text is as wide as its font size says. */
class PaperCanvas {
  /** Texts that were drawn, in order. */
  readonly texts: string[] = []

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  getContext(): object {
    const state: Record<string | symbol, unknown> = { font: '10px sans-serif' }
    const sizeOf = () => Number(/(\d+(?:\.\d+)?)px/.exec(String(state.font))?.[1] ?? 10)
    const calls: Record<string, (...values: never[]) => unknown> = {
      measureText: (text: string) => ({ width: text.length * sizeOf() }),
      fillText: (text: string) => void this.texts.push(text),
      createLinearGradient: () => ({ addColorStop() {} }),
      createRadialGradient: () => ({ addColorStop() {} }),
    }
    return new Proxy(state, {
      get: (target, name) => (name in target ? target[name] : (calls[String(name)] ?? (() => undefined))),
    })
  }

  toDataURL(): string {
    return `data:image/png;base64,${btoa(encodeURIComponent(this.texts.join('\n')))}`
  }
}

function createCanvas(width: number, height: number): Canvas {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return navigator.userAgent.includes('jsdom') ? new PaperCanvas(width, height) : canvas
}

/** Off-screen drawing, files made of it, and the album. */
export function canvasApi(parts: ApiParts, files: Files): Record<string, unknown> {
  return {
    env: parts.realm.parse(JSON.stringify({ USER_DATA_PATH: USER_FOLDER })),
    getFileSystemManager: () => ({
      writeFileSync: (path: string, data: string, encoding = 'utf8') => files.write(path, data, encoding),
    }),
    createOffscreenCanvas: ({
      type,
      width = 300,
      height = 150,
    }: {
      type?: string
      width?: number
      height?: number
    }) => {
      if (type !== '2d') throw new Error('the host draws in 2d only')
      return createCanvas(width, height)
    },
    canvasToTempFilePath: (options: CallOptions<{ canvas?: Canvas; fileType?: string }>) =>
      answer(parts, 'canvasToTempFilePath', options, async () => {
        if (!options.canvas) throw new WxFailure('canvas is empty')
        if (!files.canExportOffscreen) throw new WxFailure('invalid viewId')
        const extension = options.fileType === 'jpg' ? 'jpg' : 'png'
        return { tempFilePath: files.add(options.canvas.toDataURL(`image/${extension}`), extension) }
      }),
    saveImageToPhotosAlbum: (options: CallOptions<{ filePath: string }>) =>
      answer(parts, 'saveImageToPhotosAlbum', options, async () => {
        if (!files.isAlbumAllowed) throw new WxFailure('auth deny')
        if (!files.has(options.filePath)) throw new WxFailure('no such file or directory')
        files.album.push(options.filePath)
      }),
  }
}
