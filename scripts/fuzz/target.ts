import fc from 'fast-check'
import { inTime } from './invariants.ts'

/** Something to fuzz, with a property that must hold. */
export type Target = { readonly name: string; readonly property: fc.IAsyncProperty<unknown> }

/** `look` throws if the property is violated; it must finish within a second. */
export function target<Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  look: (input: Input) => void | Promise<void>,
): Target {
  const property = fc.asyncProperty(inputs, (input) => inTime(() => look(input)))
  return { name, property: property as fc.IAsyncProperty<unknown> }
}
