import { ownId } from '../../../src/rules/pictures/own-name.ts'
import { spaced } from '../schemas/spaced.ts'

/** What people call a picture that records name: "own:lotus" is "Picture lotus", "drawn:rocket" is "Rocket". */
export function pictureName(name: string): string {
  const id = ownId(name)
  return id === undefined ? spaced(name.slice(name.indexOf(':') + 1)) : `Picture ${id}`
}
