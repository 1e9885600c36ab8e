import { api } from '../../../api/api.ts'
import type { Answer } from '../../../api/ask.ts'
import { EditLink } from '../../../kit/screen/EditLink.tsx'

type FamilyLineProps = {
  readonly record: string
  readonly parent: string | undefined
  readonly library: Answer<'library'> | undefined
}

/** What the record takes from, and who takes from it: a change here is a change there. */
export function FamilyLine({ record, parent, library }: FamilyLineProps) {
  const { data } = api.useCatalogueQuery(undefined)
  const [folder = '', name] = [record.split('/')[0], record.replace(/^\w+\/|\.json$/g, '')]
  const isLanding = folder === 'landings' || folder === 'templates'
  const heirs = isLanding ? (data?.landings.filter((landing) => landing.extends === name) ?? []) : []
  if (!parent && heirs.length === 0) return null
  const shared = `${isLanding ? 'templates' : folder}/${parent}.json`
  const parentRecord = library?.records.some((one) => one.record === shared) ? shared : `landings/${parent}.json`
  return (
    <p className="family">
      {parent && (
        <>
          Extends <EditLink record={parentRecord}>{parent}</EditLink>.{' '}
        </>
      )}
      {heirs.length > 0 && (
        <>
          {heirs.length} {heirs.length === 1 ? 'landing extends' : 'landings extend'} this one and{' '}
          {heirs.length === 1 ? 'changes' : 'change'} with it:{' '}
          {heirs.slice(0, 6).map(({ record: heir, slug }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <EditLink record={heir}>{slug || '(home)'}</EditLink>
            </span>
          ))}
          {heirs.length > 6 && ' …'}
        </>
      )}
    </p>
  )
}
