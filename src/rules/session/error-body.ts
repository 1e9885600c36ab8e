type ErrorEntry = {
  readonly location?: string | undefined
  readonly reason?: string | undefined
  readonly text?: string | undefined
}

/** The parts of a failed call's body that have effects. */
export type ErrorBody = {
  readonly code?: string | undefined
  readonly text?: string | undefined
  /** The id of the text that says exactly what is wrong with a field. */
  readonly problem?: string | undefined
  readonly first: ErrorEntry
}

/** Reads the error formats of all API generations: message, msg, a list of errors, or errors by field. */
export function readErrorBody(body: unknown): ErrorBody {
  const first = readEntry(firstOf(property(body, 'errors')))
  const text = textOf(property(body, 'message')) ?? textOf(property(body, 'msg')) ?? first.text
  const problem = textOf(property(property(body, 'details'), 'problem'))
  return { code: textOf(property(body, 'code')), text, problem, first }
}

function readEntry(entry: unknown): ErrorEntry {
  const text = textOf(entry) ?? textOf(property(entry, 'msg')) ?? textOf(property(entry, 'message'))
  return { location: textOf(property(entry, 'location')), reason: textOf(property(entry, 'reason')), text }
}

function firstOf(errors: unknown): unknown {
  if (typeof errors !== 'object' || errors === null) return errors
  const [first] = Object.values(errors)
  return Array.isArray(first) ? first[0] : first
}

function property(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, name)?.value
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
