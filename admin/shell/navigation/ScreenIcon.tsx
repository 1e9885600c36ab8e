import type { ScreenPath } from './screens.ts'

const drawings: Readonly<Record<ScreenPath, string>> = {
  '/': 'M4 5h16v14H4zM4 9.5h16M9.5 9.5V19',
  '/records': 'm12 4 8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4',
  '/pictures': 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M8.5 8.7v.1',
  '/translations': 'M5 8V5h14v3M12 5v14M9 19h6',
  '/reviews': 'M4 5h16v11H9l-5 4zM9 10.5l2.2 2 4-4',
  '/calendar': 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  '/history': 'M4.5 9A8 8 0 1 1 4 12M4 4.5V9h4.5M12 8v4.5l3 1.5',
  '/links': 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  '/cashier': 'M3 6.5h18v11H3zM3 10.5h18M6.5 14.5h4',
  '/verification': 'm12 3.5 7.5 2.5v5.5c0 4.5-3 7.5-7.5 9.5-4.5-2-7.5-5-7.5-9.5V6zM8.8 12l2.2 2.2 4.2-4.2',
  '/trading': 'M4 4.5v15h16M7.5 15.5l3.5-5 3.5 3 5-7.5',
  '/players':
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 19.5c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.2.8 3.5 2.6 3.5 5.2',
  '/security': 'M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  '/people':
    'M3.5 5h17v14h-17zM9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6 16c.4-1.7 1.5-2.5 3-2.5s2.6.8 3 2.5M15 9.5h3M15 13.5h3',
  '/log': 'M8.5 6.5h11M8.5 12h11M8.5 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1',
}

/** The sign of a screen, beside its name. */
export function ScreenIcon({ screen }: { readonly screen: ScreenPath }) {
  return (
    <svg className="screen-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[screen]} />
    </svg>
  )
}
