export function importGraph(): Promise<Map<string, Set<string>>>
export function closureOf(graph: Map<string, Set<string>>, file: string): Set<string>
