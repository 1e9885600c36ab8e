import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useStaff } from '../../model/staff/staff.ts'
import { ReviewCount } from './ReviewCount.tsx'
import { ScreenIcon } from './ScreenIcon.tsx'
import { screenGroupsFor } from './screens.ts'
import './navigation.css'

/** The screens that somebody may open, by what they are for. */
export function Navigation() {
  const { role } = useStaff()
  const { pathname } = useLocation()
  const place = useRef<HTMLElement>(null)
  // On a phone, the screens are a row that is longer than the screen is wide.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another screen opens
  useEffect(() => {
    const link = place.current?.querySelector('[aria-current="page"]')
    link?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [pathname])
  return (
    <nav aria-label="Screens" className="navigation" ref={place}>
      {screenGroupsFor(role).map(({ title, screens }) => (
        <div key={title} className="navigation-group">
          <p className="navigation-title">{title}</p>
          <ul>
            {screens.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: true, includeSearch: false }}>
                  <ScreenIcon screen={to} />
                  <span className="navigation-name">{label}</span>
                  {to === '/reviews' && <ReviewCount />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
