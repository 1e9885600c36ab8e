import { api } from '../../../api/api.ts'
import { failureOf } from '../../../api/failure.ts'
import { useCopy } from '../../../kit/toasts/use-copy.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'

/** For so many days the link shows the landing. */
const days = 7

/** Copies a link that shows the draft to somebody who has no account. */
export function ShareButton({ record }: { readonly record: string }) {
  const [makeLink, { isLoading }] = api.usePreviewLinkMutation()
  const copy = useCopy()
  const toast = useToast()
  const share = async () => {
    const { data, error } = await makeLink({ record, days })
    if (data) await copy(location.origin + data.address, `The link, which works for ${days} days, was`)
    else if (error) toast('error', failureOf(error).message)
  }
  return (
    <button type="button" className="button button-small" disabled={isLoading} onClick={share}>
      Share preview
    </button>
  )
}
