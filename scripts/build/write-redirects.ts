import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../../src/contract/index.ts'
import { landingPath } from '../../src/rules/addresses/landing-path.ts'
import { movedPage } from './moved-page.ts'
import { writeOutput } from './write-output.ts'

type Former = { readonly locale: string; readonly from: string; readonly to: string }

/** The files of the last build at former addresses. */
const listName = '.redirects.json'

/** The former addresses of landings in each of their languages, and where they lead. */
export function listRedirects({ site, landings, redirects }: Manifest): Former[] {
  return redirects.flatMap(({ from, to }) => {
    const { locales = [], param } = landings.find(({ slug }) => slug === to) ?? {}
    const value = param?.required ? param.values?.[0] : undefined
    return locales.map((locale) => ({
      locale,
      from: landingPath(site, { slug: from, locale }),
      to: landingPath(site, { slug: to, locale, param: value }),
    }))
  })
}

/** Removes the files at addresses that are no longer former ones, before a page may be written there. */
export function removeRedirects(out: string, kept: readonly Former[]): void {
  const stay = new Set(kept.map(({ from }) => from))
  for (const from of formerList(out)) if (!stay.has(from)) rmSync(fileAt(out, from), { force: true })
}

/** A page at each former address, and all of them in the format that CDNs read. */
export function writeRedirects(out: string, redirects: readonly Former[]): void {
  for (const { locale, from, to } of redirects) writeOutput(fileAt(out, from), movedPage(locale, to))
  writeOutput(path.join(out, '_redirects'), redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''))
  writeOutput(path.join(out, listName), JSON.stringify(redirects.map(({ from }) => from)))
}

const fileAt = (out: string, address: string) => path.join(out, address, 'index.html')

function formerList(out: string): string[] {
  const file = path.join(out, listName)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []
}
