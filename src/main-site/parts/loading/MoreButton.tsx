import { useText } from '../../../ui/text.ts'
import type { usePages } from './use-pages.ts'

type MoreButtonProps = Pick<ReturnType<typeof usePages>, 'hasMore' | 'hasFailed' | 'more'>

/** Loads the next page of a list, and says if that is not possible. */
export function MoreButton({ hasMore, hasFailed, more }: MoreButtonProps) {
  const text = useText()
  return (
    <>
      {hasMore && (
        <button type="button" className="button button-quiet button-wide" onClick={more}>
          {text('site.tool.more')}
        </button>
      )}
      <p className="problem" role="alert">
        {hasFailed && text('site.tool.failed')}
      </p>
    </>
  )
}
