import type { Manifest } from '../../contract/index.ts'
import type { LocaleTexts } from '../../ui/compile-texts.ts'

/** What all pages are made of. */
export type SiteSource = {
  readonly manifest: Manifest
  /** The texts of a language. */
  readonly texts: (locale: string) => LocaleTexts
  /** The address of the folder with the icon files. */
  readonly iconFolder: string
  /** The addresses of the scenes of games, by theme. */
  readonly scenes: Readonly<Record<string, string>>
}
