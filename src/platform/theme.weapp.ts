/** The mini-program's theme comes from its theme file. */
export function startTheme(): void {}
