import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect } from 'vitest'
import { runScript } from '../cli/run-script.ts'
import type { ServerProcess } from '../kernel/server-process.ts'
import { onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { laySite, type Site } from './site-folder.ts'

const landing = 'new-promo-ipl/aviator-1'
const record = 'landings/aviator-1.json'

/** Damage to record files. */
const brokenRecords: Readonly<Record<string, (site: Site) => void>> = {
  'a record is cut off in its middle': ({ record: file }) => halve(file(record)),
  'a record is empty': ({ record: file }) => truncateSync(file(record), 0),
  'a record is bytes that are no text': ({ record: file }) => writeFileSync(file(record), Buffer.alloc(500, 0xff)),
}

const brokenBuilds: Readonly<Record<string, (site: Site) => void>> = {
  'the manifest is cut off in its middle': ({ out }) => halve(path.join(out, 'manifest.json')),
  'the manifest is gone': ({ out }) => rmSync(path.join(out, 'manifest.json')),
  'the texts are cut off in their middle': ({ out }) => halve(path.join(out, 'texts.json')),
  'a page is cut off in its middle, in all its forms': ({ out }) => {
    for (const form of ['', '.br', '.gz']) halve(path.join(out, landing, `index.html${form}`))
  },
  'a page is gone': ({ out }) => rmSync(path.join(out, landing, 'index.html')),
  'what the application has to know of a page is gone': ({ out }) => {
    for (const name of pageDataIn(out)) rmSync(path.join(out, landing, name))
  },
  'a script is gone': ({ out }) => rmSync(path.join(out, scriptIn(out))),
  'a script is cut off in its middle': ({ out }) => halve(path.join(out, scriptIn(out))),
  'the list of what is built is cut off in its middle': ({ out }) => halve(path.join(out, '.pages.json')),
  'a copy of the build stopped half-way': ({ out, folder }) => {
    const whole = path.join(folder, 'whole')
    cpSync(out, whole, { recursive: true })
    rmSync(out, { recursive: true })
    const files = readdirSync(whole, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const places = files.map(({ parentPath, name }) => path.relative(whole, path.join(parentPath, name))).sort()
    for (const place of places.slice(0, places.length / 2)) {
      mkdirSync(path.dirname(path.join(out, place)), { recursive: true })
      copyFileSync(path.join(whole, place), path.join(out, place))
    }
  },
}

const halve = (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))
const pageDataIn = (out: string) => readdirSync(path.join(out, landing)).filter((name) => name.startsWith('page-'))
const scriptIn = (out: string) =>
  /data-modules="\/(\S+)/.exec(readFileSync(path.join(out, landing, 'index.html'), 'utf8'))?.[1] ?? ''

describe('Damaged files', () => {
  let site: Site
  let server: ServerProcess
  let whole: Map<string, string>
  beforeAll(async () => {
    site = await laySite('SQLite')
    server = await site.start()
    expect(run('build', ['--all']).status).toBe(0)
    whole = contentOf(site.out)
  }, onThisMachine(60_000))

  const run = (script: string, flags: string[] = []) =>
    runScript(script, flags, { HOME: site.folder, ...site.settings })
  const visit = async (place: string) => {
    const answer = await fetch(server.address + place)
    return { status: answer.status, text: await answer.text() }
  }

  for (const [what, damage] of Object.entries(brokenRecords)) {
    proof(
      `While the server runs, ${what}; then another is started`,
      'the running one serves the last build; the new one does not start, and names the broken file',
      async () => {
        const before = readFileSync(site.record(record))
        damage(site)
        const { status, stderr } = run('start')
        const shown = await visit(`/${landing}`)
        writeFileSync(site.record(record), before)
        expect([shown.status, shown.text.endsWith('</html>')]).toEqual([200, true])
        expect(stderr).toMatch(/landings\/aviator-1\.json:\d+:\d+ {2}[\w-]+ {2}\w/)
        expect(stderr.trim().split('\n').at(-1)).toBe('The server was not started: the build failed.')
        expect(stderr).not.toMatch(/^ +at /m)
        expect(status).toBe(2)
        expect(contentOf(site.out)).toEqual(whole)
        return `the landing 200; exit status ${status}, “${record}:…”, “The server was not started: the build failed.”; the build as it was`
      },
    )
  }

  for (const [what, damage] of Object.entries(brokenBuilds)) {
    proof(
      `While the server runs, ${what}; then it is built again`,
      'the running server stays up without internal errors, and the build repairs the damage and nothing else',
      async () => {
        damage(site)
        const [home, healthy, damaged] = [
          await visit('/new-promo-ipl/'),
          await visit('/healthz'),
          await visit(`/${landing}`),
        ]
        const { status, stderr } = run('build', ['--all'])
        expect([status, stderr]).toEqual([0, ''])
        const again = await visit(`/${landing}`)
        expect([healthy.status, again.status]).toEqual([200, 200])
        for (const { status: shown, text } of [home, damaged]) {
          expect(shown).toBeLessThan(500)
          expect(text).toMatch(/\w/)
          expect(text).not.toMatch(/^ +at |\.ts:\d/m)
        }
        expect(again.text).toMatch(/<\/html>$/)
        expect(namesOfDifferent(contentOf(site.out), whole)).toEqual([])
        return `/healthz ${healthy.status}, no answer is a fault; after the build ${again.status}, and all files as they were, byte for byte`
      },
    )
  }
})

function namesOfDifferent(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))
}

/** The content of all files. */
function contentOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const places = files.map(({ parentPath, name }) => path.join(parentPath, name)).sort()
  return new Map(places.map((file) => [path.relative(folder, file), readFileSync(file).toString('base64')]))
}
