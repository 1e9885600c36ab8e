import { expect, test } from 'vitest'
import { versionOf } from '../../../../admin/screens/editor/preview/landing-version.ts'
import type { CompiledLanding } from '../../../../src/contract/index.ts'

const landing = {} as CompiledLanding

test.for([
  ['the record', landing, landing, landing, 'present'],
  ['the record before its errors', undefined, landing, landing, 'before-error'],
  ['what is published, of one that opens with errors', undefined, undefined, landing, 'published'],
  ['nothing, while it is loading or where nothing was ever published', undefined, undefined, undefined, 'none'],
] as const)('the preview shows %s', ([, present, lastGood, published, version]) => {
  expect(versionOf(present, lastGood, published)).toBe(version)
})
