import type { CompiledLanding } from '../../contract/index.ts'
import type { JudgedLanding } from './rule.ts'

/** A landing without what it has in common with the one that it extends: those references are checked there. */
export function notInherited(landing: CompiledLanding, parent: CompiledLanding | undefined): unknown {
  return parent && areJudgedAlike(landing, parent) ? withoutCommon(landing, parent) : landing
}

const areJudgedAlike = (one: JudgedLanding, other: JudgedLanding) =>
  one.bonus.preset === other.bonus.preset &&
  one.bonus.currency === other.bonus.currency &&
  (one.values === other.values || Object.keys(one.values).join() === Object.keys(other.values).join())

type Values = { readonly [key: string]: unknown }

/** Nothing of a value that equals its base; otherwise all but the objects that they share. Items of lists keep their places. */
function withoutCommon(value: object, base: object): object | undefined {
  const [own, its] = [value as Values, base as Values]
  if (Array.isArray(value)) return value.map((item, index) => (item === its[index] ? undefined : item))
  const rest: Record<string, unknown> = {}
  let differs = false
  for (const name in own) {
    const [property, inherited] = [own[name], its[name]]
    if (property !== inherited) differs = true
    else if (isObject(property)) continue
    rest[name] = isObject(property) && isObject(inherited) ? withoutCommon(property, inherited) : property
  }
  return differs ? rest : undefined
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
