/** Something the person at the terminal can mend; its message is one sentence for them. */
export class Problem extends Error {}

/** Runs a command's body; a failure becomes one sentence and exit code 1. */
export function main(body: () => Promise<void>): void
