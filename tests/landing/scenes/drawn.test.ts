import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { collectIcons, toSvg } from '../../../scripts/build/icons.ts'
import { drawnNames, readDrawn } from '../../../scripts/codegen/drawn.ts'
import { manifest } from '../../shipped.ts'

const icons = await collectIcons(manifest)

describe('the pictures that are drawn here', () => {
  test.each(drawnNames())('%s is shown by a record, and takes at most 1.3 KB of the first flight', (name) => {
    const drawing = icons.get(`drawn:${name}`)
    expect(drawing?.body).toMatch(/^<.*>$/s)
    expect(brotliCompressSync(drawing ? toSvg(drawing) : '').length).toBeLessThanOrEqual(1_300)
  })

  test.each(drawnNames())('%s is a plain drawing that every renderer shows alike', (name) => {
    const svg = readDrawn(name)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 400">/)
    // librsvg, which draws the preview images of messengers, does not know pathLength.
    expect(svg).not.toMatch(/style=|<style|<script|<text|<image|pathLength|href="[^#]|url\([^#]/)
    expect(svg).not.toMatch(/\.\d{3}/)
  })

  test('they share no ids in a document that shows several', () => {
    const ids = drawnNames().flatMap((name) =>
      Array.from(icons.get(`drawn:${name}`)?.body.matchAll(/ id="([^"]+)"/g) ?? [], ([, id]) => id),
    )
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
