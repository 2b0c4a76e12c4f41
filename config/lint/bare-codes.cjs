/**
 * What a code means is said by its name (contract/tables), a flag by `isOn` and `isOff` (lib/flag). These are the shapes in which a bare
 * one hides, as entries of ESLint's `no-restricted-syntax`.
 */
const message = 'Name the code: a table of src/contract, or isOn and isOff of lib/flag.'

/** A text of one or two digits. */
const CODE = 'Literal[raw=/^[\'"]\\d{1,2}[\'"]$/]'
/** The code of a row of `codes({ name: ['0', label] })`: the table itself. */
const ROW =
  'CallExpression[callee.name="codes"] > ObjectExpression > Property > ArrayExpression > Literal:first-child'
/** The options that an answer to a survey chose: ids of the survey's own. */
const CHOSEN = 'Property[key.name="oids"] > ArrayExpression > Literal'

/** The pages of the annual report have numbers. */
const PAGE = 'VariableDeclarator[id.name="STORY_PAGES"] > ObjectExpression > Property > Literal.key'

const compared = { selector: `BinaryExpression[operator=/^[!=]==$/] > ${CODE}`, message }
const listed = { selector: `ArrayExpression > ${CODE}:not(${ROW}, ${CHOSEN})`, message }
/** A table by codes; a number is the same key to JavaScript. */
const keyed = {
  selector: `ObjectExpression > Property[computed=false] > Literal.key[raw=/^['"]?\\d{1,2}['"]?$/]:not(${PAGE})`,
  message,
}
const switched = { selector: `SwitchCase > ${CODE}`, message }
/** SQL that compares with a code, sets one or puts one into a row. What declares the tables has no parameters. */
const IN_SQL = "/(=|<>|IN \\(|VALUES.*[,(]|THEN|ELSE) *'\\d{1,2}'/s"
const inSql = ['TemplateElement[value.raw', 'Literal[value'].map(text => ({
  selector: `${text}=${IN_SQL}]`,
  message: 'Give the code as a parameter, or by codesIn of sandbox/store.',
}))

module.exports = {
  BARE_CODES: [compared, listed, keyed, switched, ...inSql],
  /** Of files that draw digits, one drawing by each. */
  BARE_CODES_OF_DRAWINGS: [compared, listed, switched, ...inSql],
  /** Of files that declare tables. */
  BARE_CODES_OF_SCHEMAS: [compared, listed, keyed, switched],
}
