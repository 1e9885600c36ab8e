import { useText } from '../../../ui/text.ts'

/** Leaves a form as if nothing had been typed. */
export function CancelButton({ cancel }: { readonly cancel: () => void }) {
  const text = useText()
  return (
    <button type="button" className="button button-quiet button-wide" onClick={cancel}>
      {text('site.tool.cancel')}
    </button>
  )
}
