import type {
  BonusPreset,
  Collection,
  Dialog,
  Landing,
  Market,
  Messages,
  Section,
  Site,
  Theme,
} from '../../contract/index.ts'
import { validators } from '../../contract/index.ts'

/** The records of the registry by kind, as their files state them. */
export type RecordTypes = {
  site: Site
  landing: Landing
  collection: Collection
  dialog: Dialog
  theme: Theme
  market: Market
  section: Section
  bonusPreset: BonusPreset
  messages: Messages
}

export type RecordKind = keyof RecordTypes

/** The folder of each kind below the records folder. Landings have two: templates are landings that nobody visits. */
const folders: Readonly<Record<string, RecordKind>> = {
  landings: 'landing',
  templates: 'landing',
  collections: 'collection',
  dialogs: 'dialog',
  themes: 'theme',
  markets: 'market',
  sections: 'section',
  'bonus-presets': 'bonusPreset',
  locales: 'messages',
}

export const recordFolders = Object.keys(folders)

export function recordKind(record: string): RecordKind | undefined {
  if (record === 'site.json') return 'site'
  if (!record.endsWith('.json')) return undefined
  const [folder = '', ...rest] = record.split('/')
  return rest.length > 0 && Object.hasOwn(folders, folder) ? folders[folder] : undefined
}

export const validatorOf = (kind: RecordKind) => validators[kind]

/** The name that a record's file gives it: the path below its folder, without the ending. */
export function fileName(record: string): string {
  return record.slice(record.indexOf('/') + 1).replace(/\.json$/, '')
}
