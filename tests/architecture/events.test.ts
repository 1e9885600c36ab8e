import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heard } from '../../src/landing/client/hear-only.ts'

/** Those that React hears at its root; toggles and the like it hears at their elements. */
const events =
  /\bon((?:Click|Change|Input|Submit|Focus|Blur|Key|Pointer|Mouse|Touch|Drag|Drop|Wheel|Scroll|Copy|Cut|Paste|Composition|Animation|Transition|ContextMenu|DoubleClick|Select|BeforeInput|Reset)[A-Za-z]*)=/g

test('components of landings ask for no event that their root does not hear', () => {
  const asked = globSync('src/**/*.tsx').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(events), ([, event = '']) => event.toLowerCase()),
  )
  expect(new Set(asked)).toEqual(new Set(heard))
})
