import type { Asset, Diagnostic } from '../../contract/index.ts'
import { recordKind } from '../../contract/index.ts'
import type { Finding } from '../finding.ts'
import { report } from '../report/report.ts'
import type { Source } from '../source.ts'
import { readPictureIn } from './picture-files.ts'

/** Every record of a picture has its file. */
export function checkPictures(sources: readonly Source[], folders: readonly string[]): Diagnostic[] {
  const assets = sources.filter(({ record }) => recordKind(record) === 'asset')
  const findings = assets.flatMap((source): Finding[] => {
    const content = contentIn(source)
    if (content === undefined || readPictureIn(folders, content)) return []
    const message = `There is no file assets/${content}.webp with this content.`
    return [{ code: 'picture-missing', file: source.file, pointer: '/content', message }]
  })
  return report(findings, assets)
}

function contentIn(source: Source): string | undefined {
  try {
    return 'text' in source ? (JSON.parse(source.text) as Partial<Asset>).content : undefined
  } catch {
    return undefined
  }
}
