import { distance } from 'fastest-levenshtein'
import schema from '../../schema/settings.schema.json' with { type: 'json' }
import type { Settings } from '../contract/index.ts'
import { validators } from '../contract/validators.ts'
import { isProxyRange, proxiesIn } from './trusted-proxies.ts'

export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment into typed settings; reports all malformed ones in one message. */
export function readSettings(environment: Environment): Settings {
  const stated = Object.entries(schema.properties).flatMap(([name, property]) => {
    const text = environment[name]
    return text === undefined ? [] : [[name, property.type === 'integer' ? toInteger(text) : text]]
  })
  const settings: unknown = Object.fromEntries(stated)
  const others = [...Object.keys(environment).flatMap(misspeltSetting), ...malformedProxies(environment)]
  if (validators.settings(settings) && others.length === 0) return settings as Settings
  const malformed = (validators.settings.errors ?? []).map(({ instancePath, message, data }) => {
    const name = instancePath.slice(1)
    return secret.includes(name) ? `${name} ${message}` : `${name}=${data} ${message}`
  })
  throw new SettingsError(`Invalid settings: ${[...malformed, ...others].join('; ')}.`)
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

function malformedProxies({ TRUST_PROXY }: Environment): string[] {
  return proxiesIn(TRUST_PROXY)
    .filter((range) => !isProxyRange(range))
    .map((range) => `TRUST_PROXY contains "${range}", which is not an IP address or a range such as 10.0.0.0/8`)
}

function toInteger(text: string): number | string {
  return /^-?\d+$/.test(text) ? Number(text) : text
}
