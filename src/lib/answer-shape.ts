/**
 * How one value of an answer is read (`src/lib/read-answer.ts`):
 * `t` text, `f` flag, `d` date, `D` date-time, `m` amount, `M` amount that a write is based on, `p` percent, `s` shares, `v` net value,
 * `n` number, `y` year, `c` count (in digits or as a number), `i` what names or proves something (id, hash, token), `b` true or false, `*` anything;
 * `=01,02` a code, by the table that says how it is
 * written, with `|01` for one that is not in it; `!01,02` one of these alone; `F` a flag that must be there. `M`, `n`, `y`, `c` and `i` cannot be left out.
 */
export type Leaf = string

/**
 * What an answer looks like, without what checks it: what a production build keeps of a schema (config/contract/plugin.js). Objects by
 * their names; `list` of rows, of a `whole` list none may be missing (what is signed, agreed to or summed); `maybe` may be
 * absent, and is its default then.
 */
export type Shape =
  | Leaf
  | { readonly [name: string]: Shape }
  | readonly ['list' | 'whole' | 'record', Shape]
  | readonly ['maybe', Shape, or?: unknown]
