import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useCommandKeys } from '../kit/commands/use-command-keys.ts'
import { useCommands } from '../kit/commands/use-commands.ts'
import { useMatches } from '../kit/screen/use-matches.ts'
import { Toasts } from '../kit/toasts/Toasts.tsx'
import { useStaff } from '../model/staff/staff.ts'
import { HelpSheet } from './help/HelpSheet.tsx'
import { NoRight } from './NoRight.tsx'
import { forbiddenFor, screensFor } from './navigation/screens.ts'
import { Palette } from './palette/Palette.tsx'
import { SideBar } from './SideBar.tsx'
import { Tour } from './tour/Tour.tsx'
import { useTour } from './tour/use-tour.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useSignOut } from './use-sign-out.ts'
import { useToastsLeave } from './use-toasts-leave.ts'
import './shell.css'

/** The frame around every screen. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<'palette' | 'help'>()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isNarrow = useMatches('(max-width: 1180px)') || pathname.startsWith('/edit/')
  const signOut = useSignOut()
  const { role } = useStaff()
  const forbidden = forbiddenFor(role, pathname)
  const close = () => setOpened(undefined)
  const group = 'General'
  const { step, go, start } = useTour()
  useCommandKeys()
  useHeadingFocus()
  useToastsLeave()
  useCommands([
    { id: 'palette', group, label: 'Command palette', keys: ['Mod+K'], run: () => setOpened('palette') },
    { id: 'help', group, label: 'Keyboard shortcuts', keys: ['?'], run: () => setOpened('help') },
    ...screensFor(role).map(({ to, label }) => ({
      id: `go-${to}`,
      group: 'Go to',
      label,
      run: () => void navigate({ to }),
    })),
    { id: 'account', group: 'Go to', label: 'My account', run: () => void navigate({ to: '/account' }) },
    { id: 'sign-out', group, label: 'Sign out', run: signOut },
  ])
  return (
    <div className="shell" data-narrow={isNarrow || undefined}>
      <button type="button" className="skip-link" onClick={() => document.getElementById('content')?.focus()}>
        Skip to content
      </button>
      <SideBar onPalette={() => setOpened('palette')} onHelp={() => setOpened('help')} />
      <div className="shell-page">
        {step !== undefined && <Tour step={step} onGo={go} />}
        <main className="shell-content" id="content" tabIndex={-1}>
          {forbidden ? <NoRight title={forbidden.label} /> : children}
        </main>
      </div>
      <Toasts />
      {opened === 'palette' && <Palette onClose={close} />}
      {opened === 'help' && <HelpSheet onClose={close} onTour={start} />}
    </div>
  )
}
