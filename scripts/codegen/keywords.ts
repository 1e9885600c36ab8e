/** The `record` keyword in the schema of a record kind. */
export type RecordKeyword = {
  /** The file of a kind that has a single record. */
  readonly file?: string
  /** The folders of the kind's records, with the headings of their lists. */
  readonly folders?: { readonly [folder: string]: string }
  /** The property that states a record's name, which must match its file name. */
  readonly key?: string
  /** The schema of file names, if records do not state their names. */
  readonly named?: string
  /** The kind into which these records are compiled; they are not in the manifest themselves. */
  readonly becomes?: string
  /** Position of the kind in lists; kinds without one follow by name. */
  readonly order?: number
}

const record = {
  type: 'object',
  additionalProperties: false,
  properties: {
    file: { type: 'string', pattern: '^[a-z-]+\\.json$' },
    folders: {
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^[a-z]+(-[a-z]+)*$' },
      additionalProperties: { type: 'string', minLength: 1 },
    },
    key: { type: 'string' },
    named: { type: 'string' },
    becomes: { type: 'string' },
    order: { type: 'integer' },
  },
  oneOf: [{ required: ['file'] }, { required: ['folders', 'key'] }, { required: ['folders', 'named'] }],
}

const mark = { const: true }

/** The contract's own keywords. They validate nothing; codegen reads them. */
export const ownKeywords = [
  // What applies where the property is not set.
  { keyword: 'absent', metaSchema: { type: 'boolean' } },
  { keyword: 'call', metaSchema: { type: 'object' } },
  { keyword: 'checkedApart', metaSchema: mark },
  // What people call the values of an enum, or the usual values of a text.
  { keyword: 'titles', metaSchema: { type: 'object', additionalProperties: { type: 'string', minLength: 1 } } },
  // What a text is the code of; people call it by its name.
  { keyword: 'codeOf', metaSchema: { enum: ['country', 'language'] } },
  // The values of `kind` that fit, of what a property refers to.
  { keyword: 'ofKind', metaSchema: { type: 'array', items: { type: 'string' }, minItems: 1 } },
  // The order of a list of different values counts.
  { keyword: 'ordered', metaSchema: mark },
  { keyword: 'internal', metaSchema: mark },
  { keyword: 'listsRecords', metaSchema: mark },
  { keyword: 'namesRecords', metaSchema: mark },
  { keyword: 'record', metaSchema: record },
  { keyword: 'refersTo', metaSchema: { type: 'string' } },
]
