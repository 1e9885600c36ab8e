import { Link } from '@tanstack/react-router'
import { useStaff } from '../../model/staff/staff.ts'
import { ReviewCount } from './ReviewCount.tsx'
import { ScreenIcon } from './ScreenIcon.tsx'
import { screenGroupsFor } from './screens.ts'
import './navigation.css'

/** The screens that somebody may open, by what they are for. */
export function Navigation() {
  const { role } = useStaff()
  return (
    <nav aria-label="Screens" className="navigation">
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
