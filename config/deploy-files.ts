import fs from 'node:fs'
import path from 'node:path'
import { COMMON_HEADERS, documentPolicy, inlineScriptHashes } from './document-headers'

/** Folder of the build for whoever sets up the server; never served. */
export const DEPLOY_FOLDER = 'deploy'
/** Folder of the entry pages, which answer as their addresses alone. */
export const ENTRY_FOLDER = 'entry'
/** Folders of the files that a document loads. */
const FOLDERS = 'js|css|static|chunk|media|fonts'

type Headers = Readonly<Record<string, string>>

/** What a server sends with the product, by kind of answer. */
export interface DeployHeaders {
  /** Of the inline scripts of all documents. */
  readonly scriptHashes: readonly string[]
  /** With every HTML page, whatever its address, and with what is sent in place of one. */
  readonly documents: Headers
  /** With everything else. */
  readonly files: Headers
}

// Behind TLS; the sandbox speaks plain HTTP and leaves this one out.
const TRANSPORT: Headers = { 'Strict-Transport-Security': 'max-age=31536000' }

const ASK_AGAIN: Headers = { 'Cache-Control': 'no-cache' }

/** The headers that fit these pages, every one of them. */
export function deployHeaders(pages: readonly string[]): DeployHeaders {
  const scriptHashes = [...new Set(pages.flatMap(inlineScriptHashes))].sort()
  const files = { ...COMMON_HEADERS, ...TRANSPORT }
  return {
    scriptHashes,
    documents: {
      ...files,
      'Content-Security-Policy': documentPolicy(scriptHashes),
      ...ASK_AGAIN,
    },
    files,
  }
}

const addHeaders = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} "${value}" always;\n`)
    .join('')

/** The same as locations of nginx. */
export function nginxSnippet({ documents, files }: DeployHeaders): string {
  return `# Written by the build: include it in the server block whose root holds this build as "phone".
# The policy names the inline scripts of this very build by their hashes: build and snippet go out together.

# Pages answer as their addresses alone, never as files.
location ^~ /phone/${ENTRY_FOLDER}/ { return 404; }
location ^~ /phone/${DEPLOY_FOLDER}/ { return 404; }

# Names with the hash of their content never change theirs.
location ~ "^/phone/(?:${FOLDERS})/.*[._-][0-9a-f]{6,}\\.[^/]+$" {
${addHeaders(files)}  expires max;
  try_files $uri =404;
}

# Some lists of media types do not know the ending.
location ~ ^/phone/(?:${FOLDERS})/.*\\.mjs$ {
${addHeaders({ ...files, ...ASK_AGAIN })}  types { }
  default_type text/javascript;
  try_files $uri =404;
}

location ~ ^/phone/(?:${FOLDERS})/.*\\.[^/]+$ {
${addHeaders({ ...files, ...ASK_AGAIN })}  try_files $uri =404;
}

location ~ ^/phone/(?<page>.*)$ {
${addHeaders(documents)}  try_files $uri /phone/${ENTRY_FOLDER}/$page.html /phone/index.html;
}
`
}

function htmlFiles(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return htmlFiles(file)
    return entry.name.endsWith('.html') ? [file] : []
  })
}

/** Reads every page of a finished build and writes what its server has to send beside them. */
export function writeDeployFiles(outputPath: string): void {
  const headers = deployHeaders(htmlFiles(outputPath).map(file => fs.readFileSync(file, 'utf8')))
  const folder = path.join(outputPath, DEPLOY_FOLDER)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
  fs.writeFileSync(path.join(folder, 'nginx.conf'), nginxSnippet(headers))
}
