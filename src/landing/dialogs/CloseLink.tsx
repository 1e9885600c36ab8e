import { useText } from '../../ui/text.ts'

export function CloseLink() {
  const text = useText()
  return (
    <a className="dialog-close" href="#content" data-closes="">
      <span className="unseen">{text('ui.dialog.close')}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" />
      </svg>
    </a>
  )
}
