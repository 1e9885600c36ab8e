import type { ReactNode } from 'react'
import { useText } from '../../ui/text.ts'

type SheetProps = {
  readonly id: string
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** A panel over the page. The browser opens and closes it, also before and without JavaScript. */
export function Sheet({ id, label, className = '', children }: SheetProps) {
  const text = useText()
  return (
    <section id={id} popover="auto" className={`sheet ${className}`} aria-label={label}>
      <div className="sheet-head">
        <h2>{label}</h2>
        <button type="button" className="quiet" popoverTarget={id} popoverTargetAction="hide">
          <svg viewBox="0 0 24 24" role="img" aria-label={text('site.shell.close')}>
            <path d="m6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z" />
          </svg>
        </button>
      </div>
      {children}
    </section>
  )
}
