const KB = 1024

/** 320 KB, 1.4 MB: as the lists of phones say it; never 0. */
export function fileSizeText(bytes: number): string {
  if (bytes >= KB * KB) return `${(bytes / KB / KB).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / KB))} KB`
}
