import { isOfComponent } from '../canvas-element'
import { type Canvas, createCanvas } from '../paper-canvas'
import { answer, type ApiParts, type CallOptions, WxFailure } from './call'
import { fileSystemApi } from './file-system'
import { type Files, USER_FOLDER } from './files'

interface ExportOptions {
  readonly canvas?: Canvas
  readonly fileType?: string
  readonly quality?: number
  readonly width?: number
  readonly height?: number
}

/** Off-screen drawing, files made of it, and the album. */
export function canvasApi(parts: ApiParts, files: Files): Record<string, unknown> {
  return {
    env: parts.realm.parse(JSON.stringify({ USER_DATA_PATH: USER_FOLDER })),
    getFileSystemManager: () => fileSystemApi(parts, files),
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
      const canvas = createCanvas(width, height)
      // All that WeChat's interface promises: neither a data address nor a file can be made of it.
      return { width, height, getContext: (kind: '2d') => canvas.getContext(kind) }
    },
    canvasToTempFilePath: (options: CallOptions<ExportOptions>) =>
      answer(parts, 'canvasToTempFilePath', options, async () => {
        const { canvas, width = canvas?.width, height = canvas?.height } = options
        if (!canvas || !isOfComponent(canvas)) throw new WxFailure('canvas is empty')
        if (width !== canvas.width || height !== canvas.height) {
          throw new Error('the host makes whole files only')
        }
        if (!files.canExportCanvas) throw new WxFailure('create bitmap failed')
        const extension = options.fileType === 'jpg' ? 'jpg' : 'png'
        const type = extension === 'jpg' ? 'image/jpeg' : 'image/png'
        return { tempFilePath: files.add(canvas.toDataURL(type, options.quality), extension) }
      }),
    saveImageToPhotosAlbum: (options: CallOptions<{ filePath: string }>) =>
      answer(parts, 'saveImageToPhotosAlbum', options, async () => {
        if (!files.isPrivacyAgreed) {
          throw new WxFailure('privacy permission is not authorized', { errno: 103 })
        }
        if (!files.isAlbumAllowed) throw new WxFailure('auth deny')
        if (!files.has(options.filePath)) throw new WxFailure('no such file or directory')
        files.album.push(options.filePath)
      }),
  }
}
