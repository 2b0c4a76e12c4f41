import { fileNameOnSite } from './file-address'

/** What a link asks for: a file of the customer's, a public file of an allowed host, or something that is refused. */
export type PdfSource =
  | { readonly kind: 'file'; readonly fileId: string }
  | { readonly kind: 'address'; readonly url: string; readonly fileName: string }
  | { readonly kind: 'refused' }

const FILE_ID = /^[\w-]{1,64}$/

/**
 * Reads the parameters of a link to a PDF. Only https addresses of the allowed hosts are opened (contract, `PDF_HOSTS`);
 * everything else is refused, so that a link cannot show somebody else's paper under the company's name.
 */
export function pdfSource({ fileId, url }: { fileId?: string; url?: string }): PdfSource {
  if (fileId !== undefined) return FILE_ID.test(fileId) ? { kind: 'file', fileId } : { kind: 'refused' }
  const fileName = fileNameOnSite(url ?? '')
  if (url === undefined || fileName === undefined) return { kind: 'refused' }
  return { kind: 'address', url, fileName }
}
