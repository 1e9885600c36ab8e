import { distance } from 'fastest-levenshtein'
import schema from '../../schema/settings.schema.json' with { type: 'json' }
import type { Settings } from '../contract/index.ts'
import { validators } from '../contract/index.ts'

export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Environment → typed settings. Whatever is malformed is said at once, in one message. */
export function readSettings(environment: Environment): Settings {
  const stated = Object.entries(schema.properties).flatMap(([name, property]) => {
    const text = environment[name]
    return text === undefined ? [] : [[name, property.type === 'integer' ? toInteger(text) : text]]
  })
  const settings: unknown = Object.fromEntries(stated)
  const misspelt = Object.keys(environment).flatMap(misspeltSetting)
  if (validators.settings(settings) && misspelt.length === 0) return settings as Settings
  const malformed = (validators.settings.errors ?? []).map(({ instancePath, message, data }) => {
    return `${instancePath.slice(1)}=${data} ${message}`
  })
  throw new SettingsError(`These settings cannot be used: ${[...malformed, ...misspelt].join('; ')}.`)
}

const names = Object.keys(schema.properties)

/** The environment holds much that is not ours; only what nearly has the name of a setting is questioned. */
function misspeltSetting(name: string): string[] {
  if (names.includes(name)) return []
  const meant = names.find((known) => known.length > 6 && distance(known, name) === 1)
  return meant ? [`${name} is unknown, did you mean ${meant}?`] : []
}

function toInteger(text: string): number | string {
  return /^-?\d+$/.test(text) ? Number(text) : text
}
