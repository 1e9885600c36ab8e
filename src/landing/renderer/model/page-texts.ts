import type { CompiledLanding } from '../../../contract/index.ts'
import { find, type Named } from '../../../rules/landing/records.ts'
import { type CarriedTexts, carriedTexts, textsByArea, writtenTexts } from '../../../rules/landing/texts.ts'
import type { LocaleTexts } from '../../../ui/compile-texts.ts'
import { formatText, type Text } from '../../../ui/format-text.ts'
import type { Texts } from '../../../ui/page-basics.ts'
import type { Page } from '../../page/page.ts'
import type { SiteIndex } from './site-index.ts'

/** The texts sent along with the pages of a landing. */
export function textsOfPage(index: SiteIndex, landing: CompiledLanding, locale: string): Texts {
  const texts = find(index.texts, locale)
  const { named, areas } = shownBy(index, landing).carried
  const byArea = programTexts(texts)
  const ids = new Set([...named, ...areas.flatMap((area) => byArea.get(area) ?? [])])
  return Object.fromEntries(pick(texts, ids))
}

/** Formats texts that are not sent along with the page. */
export function createTextFormatter(index: SiteIndex, landing: CompiledLanding, locale: string) {
  const written = new Map(pick(find(index.texts, locale), shownBy(index, landing).written))
  return (id: string, tag: string, values: Page['values']) => formatText(find(written, id), tag, values)
}

type Shown = { readonly carried: CarriedTexts; readonly written: readonly string[] }

const knownShown = new WeakMap<CompiledLanding, Shown>()

/** Cached: the pages of a landing show the same texts, each in its language. */
function shownBy(index: SiteIndex, landing: CompiledLanding): Shown {
  const shown = knownShown.get(landing) ?? {
    carried: carriedTexts(index, landing),
    written: writtenTexts(index, landing),
  }
  knownShown.set(landing, shown)
  return shown
}

function pick(texts: LocaleTexts, ids: Iterable<string>): [string, Text][] {
  return [...ids].map((id) => [id, find(texts, id)])
}

const known = new WeakMap<LocaleTexts, ReturnType<typeof textsByArea>>()

/** Cached: thousands of pages need them. */
function programTexts(texts: LocaleTexts): Named<readonly string[]> {
  const found = known.get(texts) ?? textsByArea(texts.keys())
  known.set(texts, found)
  return found
}
