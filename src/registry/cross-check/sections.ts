import type { Site } from '../../contract/index.ts'
import { sectionUrl } from '../../rules/section-url.ts'
import type { CheckedRecord } from '../check/check-source.ts'
import type { Finding } from '../finding.ts'

/** Host and path of the redirect form a valid address. */
export function checkRedirect({ file, value }: CheckedRecord<'section'>, { hosts }: Site): Finding[] {
  try {
    sectionUrl(hosts.mainSite, value, '')
    return []
  } catch {
    const message = `The host "${hosts.mainSite}" and the path "${value.path}" do not form a valid address.`
    return [{ code: 'redirect-unbuildable', file, pointer: '/path', message }]
  }
}
