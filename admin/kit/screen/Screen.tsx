import { type ReactNode, useEffect } from 'react'
import { LongName } from '../format/LongName.tsx'
import './screen.css'

type ScreenProps = {
  readonly title: string
  /** Beside the heading. */
  readonly actions?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A screen with its name as the title of the window and as its heading, which takes the focus. */
export function Screen({ title, actions, className = '', children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · Powerplay`
  }, [title])
  return (
    <div className={`screen ${className}`}>
      <header className="screen-head">
        <h1 tabIndex={-1}>
          <LongName name={title} />
        </h1>
        {actions && <div className="screen-acts">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
