import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The events that React hears at its root, as far as `src/client/hear-only.ts` lets them through. Toggles and the like it hears at their elements. */
const heard = ['Click', 'Change', 'Input', 'Submit', 'Focus', 'Blur', 'KeyDown', 'KeyUp']
const events =
  /\bon((?:Click|Change|Input|Submit|Focus|Blur|Key|Pointer|Mouse|Touch|Drag|Drop|Wheel|Scroll|Copy|Cut|Paste|Composition|Animation|Transition|ContextMenu|DoubleClick|Select|BeforeInput|Reset)[A-Za-z]*)=/g

test('components of landings ask for no event that their root does not hear', () => {
  const asked = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(events)].map(([, event]) => event ?? ''),
  )
  expect(asked).toContain('Click')
  expect(asked.filter((event) => !heard.includes(event))).toEqual([])
})
