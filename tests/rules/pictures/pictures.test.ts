import { describe, expect, test } from 'vitest'
import { budgetOf, millisecondsOf, sayKilobytes, weightOf } from '../../../src/rules/pictures/cost.ts'
import { keepInside, largestCut, stepsOf } from '../../../src/rules/pictures/cut.ts'
import { ownId, ownName } from '../../../src/rules/pictures/own-name.ts'
import { builtPictures, ownPicture } from '../../../src/rules/pictures/own-picture.ts'
import {
  phoneWidthOf,
  pictureFile,
  pictureStem,
  readPictureFile,
  widthsOf,
} from '../../../src/rules/pictures/picture-files.ts'

const content = '3f2a9c1b7e5d48a6b0c1d2e3f4a5b6c7'
const crop = { left: 120, top: 0, width: 1000, height: 900 }

describe('pictures of one’s own', () => {
  test('are named apart from drawn ones', () => {
    expect([ownName('final'), ownId('own:final'), ownId('drawn:final')]).toEqual(['own:final', 'final', undefined])
  })

  test.each([
    [1600, [180, 360, 720, 1440]],
    [1000, [180, 360, 720, 1000]],
    [720, [180, 360, 720]],
    [100, [100]],
  ])('%i pixels wide, they are made in these widths, and never wider', (width, widths) => {
    expect(widthsOf({ width, height: 400 })).toEqual(widths)
  })

  test('a cut decides the widths, the name of the files and what a phone loads', () => {
    const asset = { content, width: 1600, height: 900, crop }
    expect([widthsOf(asset).at(-1), phoneWidthOf(asset), phoneWidthOf({ width: 300, height: 300 })]).toEqual([
      1000, 720, 300,
    ])
    expect(pictureFile(pictureStem(asset), 720, 'avif')).toBe(`${content}-120-0-1000-900-720.avif`)
  })

  test('the name of a file says what it is made of, and nothing else is a name', () => {
    expect(readPictureFile(`${content}-120-0-1000-900-720.webp`)).toEqual({ content, crop, width: 720 })
    expect(readPictureFile(`${content}-720.webp`)).toEqual({ content, width: 720 })
    const wrong = [
      `${content}.webp`,
      `${content}-0.webp`,
      `../${content}-720.webp`,
      `${content}-1-2-720.webp`,
      `${content}-720.png`,
    ]
    expect(wrong.map(readPictureFile)).toEqual(wrong.map(() => undefined))
  })

  test('a page knows what it needs to draw one', () => {
    const asset = {
      id: 'final',
      content,
      width: 1600,
      height: 900,
      weight: 9,
      crop,
      focus: { x: 30, y: 80 },
      alternative: 'own.final.alternative',
    }
    expect(ownPicture(asset, builtPictures('/new-promo-ipl/'))).toEqual({
      width: 1000,
      height: 900,
      alternative: 'own.final.alternative',
      focus: { x: 30, y: 80 },
      address: `/new-promo-ipl/assets/own/${content}-120-0-1000-900`,
      widths: [180, 360, 720, 1000],
      formats: ['avif', 'webp'],
    })
  })

  test('cost what their bytes cost on the slow network of the bench', () => {
    expect([millisecondsOf(150_000), sayKilobytes(31_840), weightOf([{ weight: 1 }, { weight: 2 }])]).toEqual([
      750,
      '31.8 KB',
      3,
    ])
    expect([budgetOf({}), budgetOf({ pictureBudget: 80 })]).toEqual([150_000, 80_000])
  })

  test.each([
    [1, { left: 350, top: 0, width: 900, height: 900 }],
    [16 / 9, { left: 0, top: 0, width: 1600, height: 900 }],
    [4, { left: 0, top: 250, width: 1600, height: 400 }],
  ])('the largest cut with the ratio %f is in the middle', (ratio, cut) => {
    expect(largestCut({ width: 1600, height: 900 }, ratio)).toEqual(cut)
  })

  test('a cut by hand stays inside of the file, in whole pixels, and does not vanish', () => {
    const file = { width: 1600, height: 900 }
    expect(keepInside({ left: -40.4, top: 880, width: 2000, height: 3 }, file)).toEqual({
      left: 0,
      top: 880,
      width: 1600,
      height: 16,
    })
    expect([stepsOf(0.334), stepsOf(-1), stepsOf(2)]).toEqual([30, 0, 100])
  })
})
