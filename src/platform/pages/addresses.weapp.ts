/** WeChat opens pages by their files. */
export function giveAddresses(_pages: readonly { readonly page: string; readonly path: string }[]): void {}
