import type { Manifest } from '../../contract/index.ts'
import type { LocaleTexts } from '../../ui/compile-texts.ts'

/** The picture behind a game. */
export type Scene = { readonly address: string; readonly svg: string }

/** What all pages are made of. */
export type SiteSource = {
  readonly manifest: Manifest
  /** The texts of a language. */
  readonly texts: (locale: string) => LocaleTexts
  /** The address of the folder with the icon files. */
  readonly iconFolder: string
  /** The scenes of games, by theme. */
  readonly scenes: Readonly<Record<string, Scene>>
}
