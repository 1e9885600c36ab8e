import type { DocumentState } from '../../../model/document/document.ts'

type StateBadgeProps = Pick<DocumentState, 'version' | 'published' | 'launches' | 'isDeletion'> & {
  readonly hasDraftedWords: boolean
}

/** Whether the record is published, whether there is a draft of it, and whether one of its versions is planned. */
export function StateBadge({ version, published, launches, isDeletion, hasDraftedWords }: StateBadgeProps) {
  return (
    <>
      {version === 0 && published && !hasDraftedWords ? (
        <span className="badge badge-good">Published</span>
      ) : (
        <span className="badge badge-warn">{isDeletion ? 'To be deleted' : published ? 'Changed' : 'New'}</span>
      )}
      {launches.length > 0 && <LaunchBadge isRefused={launches.some(({ problem }) => problem !== undefined)} />}
    </>
  )
}

function LaunchBadge({ isRefused }: { readonly isRefused: boolean }) {
  return isRefused ? (
    <span className="badge badge-bad">Launch refused</span>
  ) : (
    <span className="badge badge-warn">Planned</span>
  )
}
