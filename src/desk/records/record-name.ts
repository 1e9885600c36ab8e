import schema from '../../../schema/shared/record-name.schema.json' with { type: 'json' }

const pattern = new RegExp(schema.pattern, 'u')

/** Whether a text names a record, and nothing else: the path that is made of it stays within its folder. */
export function isRecordName(text: string): boolean {
  return text.length <= schema.maxLength && pattern.test(text)
}
