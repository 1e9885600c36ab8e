/** What the schema of a record says under `record` of its kind. */
export type RecordKeyword = {
  /** The one file of a kind that has a single record. */
  readonly file?: string
  /** The folders in which records of the kind stand, with the headings of their lists. */
  readonly folders?: { readonly [folder: string]: string }
  /** The property that states a record's name, which is also its file's. */
  readonly key?: string
  /** The schema of the files' names, where records do not state their own. */
  readonly named?: string
  /** The kind that records of this one turn into: they are in no manifest themselves. */
  readonly becomes?: string
  /** Where the kind stands among others; kinds without a place follow, by name. */
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

/** The contract's own keywords. They allow or refuse nothing: codegen reads what they say. */
export const ownKeywords = [
  { keyword: 'call', metaSchema: { type: 'object' } },
  { keyword: 'checkedApart', metaSchema: mark },
  { keyword: 'listsRecords', metaSchema: mark },
  { keyword: 'namesRecords', metaSchema: mark },
  { keyword: 'record', metaSchema: record },
  { keyword: 'refersTo', metaSchema: { type: 'string' } },
]
