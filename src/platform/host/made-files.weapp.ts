import Taro from '@tarojs/taro'

/** Files that were fetched, taken or drawn here, and are still on the phone. */
const made = new Set<string>()
/** How many customers have gone. */
let gone = 0

/** Ask before what takes long; the answer tells later whether the customer it was for is still the one. */
export function fileOwner(): () => boolean {
  const before = gone
  return () => gone === before
}

/** A temporary file has come to lie on the phone: WeChat keeps it for as long as it likes. */
export function noteFile(filePath: string): string {
  made.add(filePath)
  return filePath
}

/** Takes a temporary file off the phone. */
export function removeFile(filePath: string): void {
  made.delete(filePath)
  // What cannot be removed goes with WeChat's own cleaning.
  Taro.getFileSystemManager().unlink({ filePath, fail: () => {} })
}

/** The customer is gone: papers, pictures and clips of theirs go with them. */
export function forgetFiles(): void {
  gone += 1
  made.forEach(removeFile)
}
