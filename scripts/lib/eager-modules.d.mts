export function withEagerModules(code: string): string
export function makeModulesEager(folder: string): void
