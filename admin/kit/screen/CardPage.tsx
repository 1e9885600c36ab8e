import { type ReactNode, useEffect } from 'react'
import './card-page.css'

/** A page outside of the frame: a single card in the middle of the window. */
export function CardPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Powerplay`
  }, [title])
  return (
    <main className="card-page">
      <div className="card">{children}</div>
    </main>
  )
}
