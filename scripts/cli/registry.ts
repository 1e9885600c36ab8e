import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadRegistry } from '../../src/registry/files/load-registry.ts'
import { type Messages, messagesOf, type Source } from '../../src/registry/index.ts'
import { once } from '../../src/rules/once.ts'
import { isProgramText } from '../../src/rules/program-texts.ts'
import { contentDigest, projectRoot } from '../codegen/digest.ts'
import { registryFolders } from './registry-folders.ts'
import type { RegistryValues } from './registry-options.ts'

export function readSources(values: RegistryValues): Source[] {
  const { pages, locales } = registryFolders(values)
  return loadRegistry(pages, locales)
}

/**
 * The texts of each language. Built-in texts are included even if the records bring their own texts, which may
 * override them.
 */
export function readTexts(sources: readonly Source[]): Messages {
  const stated = Object.entries(messagesOf(sources))
  return Object.fromEntries(stated.map(([code, texts]) => [code, over(programTexts(code))(texts)]))
}

type Texts = NonNullable<Messages[string]>

/** Processes that stay have the same texts as long as none has changed. */
const over = once((program: Texts) => once((texts: Texts): Texts => ({ ...program, ...texts })))

type Shipped = { readonly digest: string; readonly texts: Texts }

/** Processes that stay parse a file once, and again when it has changed. */
const shipped = new Map<string, Shipped>()
const noTexts: Texts = {}

function programTexts(code: string): Texts {
  const file = `locales/${code}.json`
  if (!existsSync(path.join(projectRoot, file))) return noTexts
  const digest = contentDigest(file)
  const former = shipped.get(code)
  if (former?.digest === digest) return former.texts
  const stated: Texts = JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8'))
  const texts = Object.fromEntries(Object.entries(stated).filter(([id]) => isProgramText(id)))
  shipped.set(code, { digest, texts })
  return texts
}
