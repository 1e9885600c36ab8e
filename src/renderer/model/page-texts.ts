import { visitReferences } from '../../contract/references.ts'
import type { Page, Texts } from '../../ui/page.ts'
import type { LocaleTexts } from './compile-texts.ts'

type PageWithoutTexts = Omit<Page, 'texts'>

/** The texts that a page can show: those that its records name, and the program's own of the areas that it has. */
export function textsOfPage(page: PageWithoutTexts, texts: LocaleTexts): Texts {
  const areas = areasOf(page)
  const byArea = programTexts(texts)
  const ids = new Set([...namedTexts(page), ...[...areas].flatMap((area) => byArea.get(area) ?? [])])
  return Object.fromEntries(
    [...ids].map((id) => {
      const text = texts.get(id)
      if (text === undefined) throw new Error(`There is no text "${id}".`)
      return [id, text]
    }),
  )
}

function namedTexts({ dialog, otherDialogs, ...page }: PageWithoutTexts): string[] {
  const named: string[] = [
    page.conditions,
    page.button.text,
    page.legal.status,
    page.legal.disclaimer,
    ...page.legal.helpLinks.map(({ label }) => label),
    ...page.bonuses.map(({ name }) => name),
  ]
  if (page.banner.side) named.push(page.banner.side.text)
  if (page.banner.gift) named.push(page.banner.gift.text)
  const visit = ({ kind, name }: { kind: string; name: string }) => kind === 'message' && named.push(name)
  for (const block of blocksOf(page)) visitReferences('block', block, visit)
  for (const one of [dialog, ...otherDialogs]) visitReferences('compiledDialog', one, visit)
  return named
}

/** ui.<area>.<name>: an area belongs to the page, to its dialogs, to games, or to one block type. */
function areasOf(page: PageWithoutTexts): ReadonlySet<string> {
  const blocks = blocksOf(page)
  const isGame = blocks.some((block) => 'won' in block)
  const registration = ['notice', 'captcha', 'credentials', 'promo']
  return new Set([
    'page',
    'dialog',
    'problem',
    'prize',
    ...registration,
    ...(isGame ? ['game'] : []),
    ...(page.pixels ? ['consent'] : []),
    ...blocks.map(({ type }) => type),
  ])
}

function blocksOf({ blocks, kit }: Pick<Page, 'blocks' | 'kit'>) {
  return [...blocks, ...(kit?.blocks ?? [])]
}

const areaOf = (id: string) => id.split('.')[1] ?? ''

type TextsByArea = ReadonlyMap<string, readonly string[]>

const known = new WeakMap<LocaleTexts, TextsByArea>()

/** The program's own texts; thousands of pages ask for them. */
function programTexts(texts: LocaleTexts): TextsByArea {
  const found =
    known.get(texts) ??
    Map.groupBy(
      [...texts.keys()].filter((id) => id.startsWith('ui.')),
      areaOf,
    )
  known.set(texts, found)
  return found
}
