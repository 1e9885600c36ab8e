import { api } from '../../../api/api.ts'
import { failureOf } from '../../../api/failure.ts'
import { useCopy } from '../../../kit/toasts/use-copy.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'

/** The link is valid for so many days. */
const days = 7

/** Copies a link with which the draft can be viewed without an account. */
export function ShareButton({ record }: { readonly record: string }) {
  const [makeLink, { isLoading }] = api.usePreviewLinkMutation()
  const copy = useCopy()
  const toast = useToast()
  const share = async () => {
    const { data, error } = await makeLink({ record, days })
    if (data) await copy(location.origin + data.address, `Link (valid for ${days} days)`)
    else if (error) toast('error', failureOf(error).message)
  }
  return (
    <button type="button" className="button button-small" disabled={isLoading} onClick={share}>
      Share preview
    </button>
  )
}
