import type { CheckedSources } from '../check/check-sources.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library.ts'
import { compileLanding, type ResolvedLanding } from './compile-landing.ts'
import type { Dialogs } from './dialogs.ts'
import type { Family } from './family.ts'
import { foldFamily } from './fold.ts'

/** Compiles every landing from what it extends, the dialog that it opens and the bonus that it advertises. */
export function resolveLandings(
  family: Family,
  dialogs: Dialogs,
  library: Library,
  { isBroken }: CheckedSources,
): { landings: ResolvedLanding[]; findings: Finding[] } {
  const names = { known: () => [...library.known.parent], isBroken: (name: string) => isBroken('landing', name) }
  const { members, findings } = foldFamily(family, names)
  const pages = members.filter(({ member }) => member.kind !== 'template')
  const outcomes = pages.map(({ member, folded }) => compileLanding(member, folded, dialogs, library))
  return {
    landings: outcomes.map(({ resolved }) => resolved),
    findings: [...findings, ...outcomes.flatMap((outcome) => outcome.findings)],
  }
}
