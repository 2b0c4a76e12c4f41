import path from 'node:path'
import { isStoreBusy, SandboxError } from '../sandbox-error'
import { openDatabase } from './database'

const FILE_NAME = 'sandbox.lock'

/** A server that is being restarted gets the time to end. */
const WAIT_MS = 2000

/**
 * Takes a data folder for this server alone; the answer gives it back. The lock is one of the operating system on an empty
 * database, so that it ends with its process however that ends. Throws a `SandboxError` when another server has it.
 */
export function lockFolder(dataDir: string): () => void {
  const lock = openDatabase(path.join(dataDir, FILE_NAME))
  try {
    lock.exec(`PRAGMA busy_timeout = ${WAIT_MS}; BEGIN EXCLUSIVE`)
  } catch (error) {
    lock.close()
    if (!isStoreBusy(error)) throw error
    throw new SandboxError(
      `Another sandbox is running on the data folder ${dataDir}: stop it or set DATA_DIR to another folder.`,
    )
  }
  return () => lock.close()
}
