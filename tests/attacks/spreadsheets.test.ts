import { describe, expect } from 'vitest'
import { writeCsv } from '../../admin/kit/csv/write-csv.ts'
import { readCsv } from '../../admin/parts/texts-csv/read-csv.ts'
import { proof } from '../proof/proof.ts'

const formulas = [
  '=HYPERLINK("https://evil.example","Bonus")',
  '+1+cmd|" /C calc"!A0',
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  "'=1+1",
  '\uff1d1+1',
  ' =1',
]

describe('CSV formula injection', () => {
  proof(
    `${formulas.length} texts that begin as formulas do are exported as CSV, and imported again`,
    'no cell begins as a formula does; each text comes back as it was',
    async () => {
      const cells = formulas.map((text) => writeCsv([[text]]).replace(/^\uFEFF"?/, ''))
      expect(cells.filter((cell) => !cell.startsWith("'"))).toEqual([])
      expect(readCsv(writeCsv(formulas.map((text) => ['odd.text', text]))).map(([, text]) => text)).toEqual(formulas)
      return `an apostrophe before ${cells.length} cells; ${formulas.length} texts as they were`
    },
  )
})
