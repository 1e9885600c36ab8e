import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordSchemas } from '../../scripts/fuzz/inputs/odd-files.ts'
import { valuesOf } from '../../scripts/fuzz/inputs/schema-values.ts'
import { recordKinds } from '../../src/contract/index.ts'
import { validators } from '../../src/contract/validators.ts'

test.each(recordSchemas)('values generated from %s are accepted by it', (kind, file) => {
  const validate = validators[recordKinds[kind].validator]
  const accepted = fc.property(valuesOf(file), (value) => {
    validate(value)
    expect(validate.errors ?? []).toEqual([])
  })
  fc.assert(accepted, { numRuns: 100 })
})
