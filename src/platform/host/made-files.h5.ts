/** A browser's page has no files of its own: what is fetched or drawn lies in its memory, and goes with the page that holds it. */
export function forgetFiles(): void {}
