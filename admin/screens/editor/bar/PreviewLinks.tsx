import { api } from '../../../api/api.ts'
import { failureOf, sayFailure } from '../../../api/failure.ts'
import { sayMoment } from '../../../kit/format/say-moment.ts'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import { useToast } from '../../../kit/toasts/use-toast.ts'

/** The valid preview links of a record. */
export function PreviewLinks({ record }: { readonly record: string }) {
  const { data, error } = api.usePreviewLinksQuery({ record })
  const [revoke, { isLoading }] = api.useRevokePreviewLinkMutation()
  const toast = useToast()
  if (error)
    return (
      <p className="problem" role="alert">
        {sayFailure(error)}
      </p>
    )
  if (!data) return <Skeleton label="Loading the links…" look="lines" />
  if (data.links.length === 0) return <p role="status">Nobody can open the preview at the moment.</p>
  return (
    <ul className="share-links">
      {data.links.map(({ id, by, createdAt, expiresAt }) => (
        <li key={id}>
          <span>
            {by}, {sayMoment(createdAt)} <span className="muted">until {sayMoment(expiresAt)}</span>
          </span>
          <button
            type="button"
            className="button button-small"
            aria-label={`Revoke the link of ${by}, ${sayMoment(createdAt)}`}
            disabled={isLoading}
            onClick={async () => {
              const { error: failure } = await revoke({ id })
              if (failure) toast('error', failureOf(failure).message)
            }}
          >
            Revoke
          </button>
        </li>
      ))}
    </ul>
  )
}
