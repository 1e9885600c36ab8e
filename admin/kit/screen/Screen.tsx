import { type ReactNode, useEffect } from 'react'

type ScreenProps = {
  readonly title: string
  /** What stands beside the heading. */
  readonly actions?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A screen: named in the window's title and by its heading, to which the focus comes. */
export function Screen({ title, actions, className = '', children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · Powerplay`
  }, [title])
  return (
    <div className={`screen ${className}`}>
      <header className="screen-head">
        <h1 tabIndex={-1}>{title}</h1>
        {actions}
      </header>
      {children}
    </div>
  )
}
