import type { Finding } from '../finding.ts'
import type { Library } from '../library.ts'
import type { LandingMember } from '../resolve/family.ts'

type Published = { readonly member: LandingMember; readonly hasParam: boolean }

/** Every address belongs to one page: no slug is a reserved word, a language, or another page with its parameter. */
export function checkRoutes(pages: readonly Published[], { site, known }: Library): Finding[] {
  const reserved = new Set(site.reservedSlugs)
  const bySlug = new Map(pages.map((page) => [page.member.name, page]))
  return pages.flatMap(({ member }) => {
    const [first = '', second] = member.name.split('/')
    const findings: Finding[] = []
    if (reserved.has(first))
      findings.push(at(member, 'slug-reserved', `"${first}" is an address that the site reserves.`))
    if (known.locale.has(first)) {
      findings.push(at(member, 'ambiguous-route', `"${first}" is the address of the home page in that language.`))
    }
    if (member.kind !== 'system' && member.name !== member.name.toLowerCase()) {
      findings.push(
        at(
          member,
          'slug-uppercase',
          `The address "${member.name}" contains upper-case letters.`,
          `write "${member.name.toLowerCase()}"`,
        ),
      )
    }
    if ((member.name === '') !== (member.kind === 'home')) {
      findings.push(at(member, 'slug-home', `The address is "${member.name}", but the kind is "${member.kind}".`))
    }
    return second === undefined ? findings : [...findings, ...checkNested(member, first, bySlug)]
  })
}

function checkNested(member: LandingMember, parentSlug: string, bySlug: ReadonlyMap<string, Published>): Finding[] {
  const parent = bySlug.get(parentSlug)
  if (!parent) return [at(member, 'slug-nested', `There is no landing "${parentSlug}" above this page.`)]
  if (!parent.hasParam) return []
  return [
    at(
      member,
      'ambiguous-route',
      `"${member.name}" is also an address of the landing "${parentSlug}" with a parameter.`,
    ),
  ]
}

function at({ own }: LandingMember, code: Finding['code'], message: string, suggestion = ''): Finding {
  const [layer] = own
  const pointer = layer?.generated ? layer.pointer : `${layer?.pointer}/slug`
  return { code, file: layer?.file ?? '', pointer, message, suggestion }
}
