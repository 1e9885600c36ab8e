import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '../../src/kernel/database/database.ts'
import { atEnd } from '../at-end.ts'
import { type DatabaseKind, newDatabase } from '../kernel/databases.ts'
import { startProcess } from '../kernel/server-process.ts'

/** The smallest valid site in temporary folders, and its server; deleted after the tests of the file. */
export async function laySite(kind: DatabaseKind) {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  // Again while the children of a killed server still write.
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  const [pages, out] = ['pages', 'out'].map((name) => path.join(folder, name)) as [string, string]
  cpSync('tests/records/base', pages, { recursive: true })
  cpSync(inject('smallSite'), out, { recursive: true })
  const { DATA_DIR = '', DATABASE_URL } = await newDatabase(kind, path.join(folder, 'data'))
  const settings = { PAGES_DIR: pages, OUT_DIR: out, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) }
  return {
    folder,
    pages,
    out,
    settings,
    record: (name: string) => path.join(pages, name),
    start: (more: Record<string, string> = {}, through: readonly string[] = []) =>
      startProcess('tests/faults/serve-site.ts', {
        environment: {
          HOME: folder,
          CAPTCHA: 'off',
          TOKEN_MODE: 'json',
          TRUST_PROXY: '127.0.0.1',
          ...settings,
          ...more,
        },
        through,
      }),
    openDatabase: () => openDatabase(settings),
    /** Temporary files of interrupted writes. */
    leftovers: () => [pages, out].flatMap((root) => filesBelow(root)).filter((name) => /\.tmp$|\.part$/.test(name)),
  }
}

export type Site = Awaited<ReturnType<typeof laySite>>

const filesBelow = (root: string) => readdirSync(root, { recursive: true, encoding: 'utf8' })
