/** Tables of family trusts, documents and files. */
export const TRUST_SCHEMA = `
`
