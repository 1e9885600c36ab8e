import { useText } from '../../../ui/text.ts'

/** What could not be loaded, and the way on. */
export function Trouble({ again }: { readonly again: () => void }) {
  const text = useText()
  return (
    <div className="tool panel" role="alert">
      <p>{text('site.tool.failed')}</p>
      <button type="button" className="button" onClick={again}>
        {text('site.shell.again')}
      </button>
    </div>
  )
}
