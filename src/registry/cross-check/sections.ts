import type { Site } from '../../contract/index.ts'
import { isMainSiteHere } from '../../rules/addresses/main-site-link.ts'
import { reservedPaths } from '../../rules/main-site/own-addresses.ts'
import { sectionUrl } from '../../rules/section-url.ts'
import type { CheckedRecord } from '../check/check-source.ts'
import type { Finding } from '../finding.ts'

type CheckedSection = CheckedRecord<'section'>

/** Sections form valid addresses; where this server serves them, they are nothing else's. */
export function checkSections(sections: readonly CheckedSection[], site: Site): Finding[] {
  const alone = sections.flatMap((section) => [...checkRedirect(section, site), ...checkScreen(section)])
  return isMainSiteHere(site.hosts) ? [...alone, ...checkAddresses(sections, site)] : alone
}

/** Host and path of the redirect form a valid address. */
function checkRedirect({ file, value }: CheckedSection, { hosts }: Site): Finding[] {
  try {
    sectionUrl(hosts.mainSite, value, '')
    return []
  } catch {
    const message = `The host "${hosts.mainSite}" and the path "${value.path}" do not form a valid address.`
    return [{ code: 'redirect-unbuildable', file, pointer: '/path', message }]
  }
}

/** The page of a game says which one it is. */
function checkScreen({ file, value: { screen, game } }: CheckedSection): Finding[] {
  if (screen !== 'game' || game !== undefined) return []
  return [{ code: 'section-without-game', file, pointer: '/screen', message: 'The page of a game needs its game.' }]
}

function checkAddresses(sections: readonly CheckedSection[], site: Site): Finding[] {
  const reserved = reservedPaths(site)
  const owners = new Map<string, string>()
  return sections.flatMap(({ file, value: { id, path } }) => {
    const [, first = ''] = path.split('/')
    const owner = owners.get(path)
    if (owner === undefined) owners.set(path, id)
    const taken = owner === undefined ? reserved.has(first) && `"/${first}" is an address` : `"${path}" is the address`
    if (!taken) return []
    const message = owner === undefined ? `${taken} that the site uses itself.` : `${taken} of the section "${owner}".`
    return [{ code: 'section-address-taken', file, pointer: '/path', message }]
  })
}
