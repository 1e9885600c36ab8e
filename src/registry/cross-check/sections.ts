import type { Site } from '../../contract/index.ts'
import { sectionUrl } from '../../rules/section-url.ts'
import type { CheckedRecord } from '../check/check-source.ts'
import type { Finding } from '../finding.ts'

/** The visitor's way on can be written as an address. */
export function checkRedirect({ file, value }: CheckedRecord<'section'>, { hosts }: Site): Finding[] {
  try {
    sectionUrl(hosts.mainSite, value, '')
    return []
  } catch {
    const message = `No address can be made of the host "${hosts.mainSite}" and the path "${value.path}".`
    return [{ code: 'redirect-unbuildable', file, pointer: '/path', message }]
  }
}
