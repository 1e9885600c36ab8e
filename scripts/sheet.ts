import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../src/contract/index.ts'
import { createApp } from '../src/server/app.ts'
import { readSettings } from '../src/server/settings.ts'
import { runCommand, UsageError } from './cli/command.ts'
import { composeSheets } from './sheet/compose-sheets.ts'
import { indexPage } from './sheet/index-page.ts'
import { screens } from './sheet/screens.ts'
import { listLandings, listSubjects, type Subject } from './sheet/subjects.ts'
import { type Picture, takePictures } from './sheet/take-pictures.ts'

await runCommand({
  usage: `Takes screenshots of every theme and every dialog, or of every landing: npm run sheet [-- options]

  --out DIR       where the screenshots are written (default: var/sheet)
  --locales LIST  the languages, separated by commas (default: en,hi,ru)
  --only REGEX    only themes, dialogs or landings whose names match
  --whole         whole pages instead of the first screen
  --landings      every landing instead of one for each theme and stage, and no dialogs

Builds what is stale. Open index.html in the folder to browse the screenshots;
the contact sheets beside it show many at once. Requires Chromium, like the browser tests.`,
  options: {
    out: { type: 'string', default: 'var/sheet' },
    locales: { type: 'string', default: 'en,hi,ru' },
    only: { type: 'string', default: '' },
    whole: { type: 'boolean', default: false },
    landings: { type: 'boolean', default: false },
  },
  async run({ out, locales, only, whole, landings }) {
    const started = performance.now()
    const { OUT_DIR } = readSettings(process.env)
    build()
    const manifest = readManifest(OUT_DIR)
    const subjects = landings ? listLandings(manifest) : listSubjects(manifest)
    const pictures = planPictures(subjects, locales.split(','), readPattern(only))
    if (pictures.length === 0)
      throw new UsageError('There is nothing to show: no name matches, or the language does not exist.')
    mkdirSync(out, { recursive: true })
    const app = await createApp(readSettings({ OUT_DIR: OUT_DIR, PLATFORM: 'off', LOG_LEVEL: 'silent' }))
    try {
      let taken = 0
      await takePictures(pictures, {
        origin: await app.listen({ port: 0, host: '127.0.0.1' }),
        folder: out,
        whole,
        onTaken: ({ file }) => console.log(`${++taken}/${pictures.length} ${file}`),
      })
    } finally {
      await app.close()
    }
    const sheets = await composeAll(pictures, out)
    writeFileSync(path.join(out, 'index.html'), indexPage(pictures, sheets))
    const seconds = (performance.now() - started) / 1000
    console.log(`${pictures.length} pictures on ${sheets.length} sheets in ${out}, ${seconds.toFixed(1)} s.`)
    return 0
  },
})

function build(): void {
  const script = path.join(import.meta.dirname, 'build.ts')
  const { status } = spawnSync(process.execPath, [...process.execArgv, script], { stdio: 'inherit' })
  if (status !== 0) throw new UsageError('There is nothing to show: the build failed.')
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
}

function readPattern(only: string): RegExp {
  try {
    return new RegExp(only)
  } catch {
    throw new UsageError(`--only must be a regular expression; "${only}" is not valid.`)
  }
}

function planPictures(all: readonly Subject[], locales: readonly string[], only: RegExp): Picture[] {
  const subjects = all.filter(({ name }) => only.test(name))
  return screens.flatMap((screen) =>
    locales.flatMap((locale) =>
      subjects
        .filter(({ paths }) => paths[locale])
        .map((subject) => {
          const name = `${subject.group} ${subject.name} ${locale} ${screen.name}`
          return { subject, screen, locale, file: `${name.replace(/[^\w-]+/g, '-')}.png` }
        }),
    ),
  )
}

async function composeAll(pictures: readonly Picture[], folder: string): Promise<string[]> {
  const sheets = Map.groupBy(pictures, ({ subject, screen, locale }) => `${subject.group}-${locale}-${screen.name}`)
  const files: string[] = []
  for (const [name, part] of sheets) files.push(...(await composeSheets(name, part, folder)))
  return files
}
