import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Words between tags, and in attributes that are displayed or read out. */
const words = /[A-Za-z]{2,}/
const betweenTags = />([^<>{}=]*[A-Za-z]{2,}[^<>{}=()]*)<\//g
const inAttributes = /\b(?:aria-label|alt|title|placeholder)="([^"]*)"/g

function rawWords(source: string): string[] {
  const found = [...source.matchAll(betweenTags), ...source.matchAll(inAttributes)]
  return found.map(([, text = '']) => text.trim()).filter((text) => words.test(text))
}

describe('components contain no text that is not in the message files', () => {
  test('the check itself finds words', () => {
    expect(rawWords('<p>Register now</p>')).toEqual(['Register now'])
    expect(rawWords('<img alt="A wheel" />')).toEqual(['A wheel'])
    expect(rawWords('<p>{text(id)}</p><Array<string>>')).toEqual([])
  })

  test.each(globSync('src/**/*.tsx'))('%s', (file) => {
    expect(rawWords(readFileSync(file, 'utf8'))).toEqual([])
  })
})
