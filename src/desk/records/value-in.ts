import type { Values } from './landing-outlines.ts'

/** The value of a property, of whatever a draft has in its place. */
export const valueIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Values)[name] : undefined

export const wordIn = (value: unknown, name: string): string | undefined => {
  const found = valueIn(value, name)
  return typeof found === 'string' ? found : undefined
}
