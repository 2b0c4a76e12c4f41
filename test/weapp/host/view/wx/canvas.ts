import { type Canvas, createCanvas } from '../paper-canvas'
import { answer, type ApiParts, type CallOptions, WxFailure } from './call'
import { type Files, USER_FOLDER } from './files'

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
