import { describe, expect, test } from 'vitest'
import { namesOf } from '../../src/registry/files/record-names.ts'

const records = Array.from({ length: 200 }, (_, place) => `landings/wave-${place}.json`)
const names = namesOf(records.map((record) => ({ record })))

describe('the names of records', () => {
  test('are as many as there are files, in their order', () => {
    expect(names.size).toBe(200)
    expect([...names]).toEqual(records)
  })

  test('are found among few questions and among many, and no part of one is', () => {
    for (const record of records) {
      expect(names.has(record)).toBe(true)
      expect(names.has(record.slice(0, -1))).toBe(false)
      expect(names.has(record.slice(1))).toBe(false)
    }
  })
})
