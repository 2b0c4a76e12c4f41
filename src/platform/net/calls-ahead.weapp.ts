/** A page of WeChat's opens slower than its answers come. */
export function callAhead(_path: string, _body: string, _customer?: string): () => void {
  return () => undefined
}

export function dropCallsAhead(): void {}
