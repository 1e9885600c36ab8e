import { distance } from 'fastest-levenshtein'
import schema from '../../schema/settings.schema.json' with { type: 'json' }
import type { Settings } from '../contract/index.ts'
import { validators } from '../contract/index.ts'

export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment into typed settings; reports all malformed ones in one message. */
export function readSettings(environment: Environment): Settings {
  const stated = Object.entries(schema.properties).flatMap(([name, property]) => {
    const text = environment[name]
    return text === undefined ? [] : [[name, property.type === 'integer' ? toInteger(text) : text]]
  })
  const settings: unknown = Object.fromEntries(stated)
  const misspelt = Object.keys(environment).flatMap(misspeltSetting)
  if (validators.settings(settings) && misspelt.length === 0) return settings as Settings
  const malformed = (validators.settings.errors ?? []).map(({ instancePath, message, data }) => {
    const name = instancePath.slice(1)
    return secret.includes(name) ? `${name} ${message}` : `${name}=${data} ${message}`
  })
  throw new SettingsError(`Invalid settings: ${[...malformed, ...misspelt].join('; ')}.`)
}

const names = Object.keys(schema.properties)

/** Their values are not repeated in messages. */
const secret = Object.entries(schema.properties).flatMap(([name, property]) => ('writeOnly' in property ? [name] : []))

/** The environment contains other variables; only misspellings of known settings are reported. */
function misspeltSetting(name: string): string[] {
  if (names.includes(name)) return []
  const meant = names.find((known) => known.length > 6 && distance(known, name) === 1)
  return meant ? [`${name} is unknown, did you mean ${meant}?`] : []
}

function toInteger(text: string): number | string {
  return /^-?\d+$/.test(text) ? Number(text) : text
}
