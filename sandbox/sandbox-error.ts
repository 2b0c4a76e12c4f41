/** Something about the surroundings is wrong (port, disk, build); `message` is the one sentence a developer needs. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Whether the disk has no room left, as the file system or as SQLite says it. */
export function isDiskFull(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'ENOSPC' || code === 'EDQUOT' || code.startsWith('SQLITE_FULL')
}

/** Whether another program holds the store; it will let go. */
export function isStoreBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))
}

/** Why the store cannot be written at the moment, as a developer reads it; undefined when it is something else. */
export function storeTrouble(error: unknown): string | undefined {
  if (isDiskFull(error)) return 'The disk is full'
  return isStoreBusy(error) ? 'The store is locked by another program' : undefined
}

/** Turns a failure of the data folder into a {@link SandboxError} that says what to do about it. */
export function explainStoreFailure(error: unknown, dataDir: string): SandboxError {
  if (isDiskFull(error)) {
    return new SandboxError(
      `The disk that holds ${dataDir} is full: free some space or set DATA_DIR, then start again.`,
    )
  }
  const reason = error instanceof Error ? error.message : String(error)
  return new SandboxError(
    `The data folder ${dataDir} cannot be written (${reason}): set DATA_DIR to another folder.`,
  )
}

/** Turns a failure to listen into a {@link SandboxError} that says what to do about it. */
export function explainListenFailure(error: unknown, port: number): SandboxError {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    return new SandboxError(`Port ${port} is in use: stop the other program or set PORT to a free port.`)
  }
  if (code === 'EACCES') {
    return new SandboxError(`Port ${port} may not be used by this account: set PORT to a number above 1023.`)
  }
  const reason = error instanceof Error ? error.message : String(error)
  return new SandboxError(`The server cannot listen on port ${port} (${reason}).`)
}
