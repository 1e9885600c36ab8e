import { api } from '../../../api/api.ts'
import type { Answer } from '../../../api/ask.ts'
import { EditLink } from '../../../kit/screen/EditLink.tsx'

type FamilyLineProps = {
  readonly record: string
  readonly parent: string | undefined
  readonly library: Answer<'library'> | undefined
}

/** What the record extends, and which landings extend it: they change with it. */
export function FamilyLine({ record, parent, library }: FamilyLineProps) {
  const { data } = api.useCatalogueQuery(undefined)
  const [folder = '', name] = [record.split('/')[0], record.replace(/^\w+\/|\.json$/g, '')]
  const isLanding = folder === 'landings' || folder === 'templates'
  const children = isLanding ? (data?.landings.filter((landing) => landing.extends === name) ?? []) : []
  if (!parent && children.length === 0) return null
  const shared = `${isLanding ? 'templates' : folder}/${parent}.json`
  const parentRecord = library?.records.some((one) => one.record === shared) ? shared : `landings/${parent}.json`
  return (
    <p className="family">
      {parent && (
        <>
          Based on <EditLink record={parentRecord}>{parent}</EditLink>.{' '}
        </>
      )}
      {children.length > 0 && (
        <>
          {children.length} {children.length === 1 ? 'landing is' : 'landings are'} based on this one and{' '}
          {children.length === 1 ? 'changes' : 'change'} with it:{' '}
          {children.slice(0, 6).map(({ record: child, slug }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <EditLink record={child}>{slug || '(home)'}</EditLink>
            </span>
          ))}
          {children.length > 6 && ' …'}
        </>
      )}
    </p>
  )
}
