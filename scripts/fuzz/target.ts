import fc from 'fast-check'
import { inTime } from './promises.ts'

/** Something that is given odd input, and has to keep its promises. */
export type Target = { readonly name: string; readonly property: fc.IAsyncProperty<unknown> }

/** `look` fails where a promise is broken; it has no more than a second. */
export function target<Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  look: (input: Input) => void | Promise<void>,
): Target {
  const property = fc.asyncProperty(inputs, (input) => inTime(() => look(input)))
  return { name, property: property as fc.IAsyncProperty<unknown> }
}
