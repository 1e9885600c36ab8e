import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { api } from '../../api/api.ts'
import type { Command } from '../../kit/commands/command.ts'
import { useAllCommands } from '../../kit/commands/use-commands.ts'
import { findBest } from '../../kit/search/find-best.ts'

const mostCommands = 12
const mostLandings = 40

export type PaletteGroup = { readonly title: string; readonly entries: readonly Command[] }

/** The results of the palette: commands to run, and landings to open. */
export function usePaletteEntries(typed: string): readonly PaletteGroup[] {
  const navigate = useNavigate()
  const commands = useAllCommands().filter(({ area, id }) => !area && id !== 'palette')
  const { data } = api.useCatalogueQuery(undefined)
  const landings = useMemo(
    () =>
      (data?.landings ?? []).map(({ record, slug, theme = '', tags }) => ({
        record,
        slug,
        label: slug || '(home)',
        text: [slug, theme, ...tags].join(' '),
        about: [...new Set([theme, ...tags])].filter(Boolean).join(' · '),
      })),
    [data],
  )
  const open = (record: string) => () => void navigate({ to: '/edit/$', params: { _splat: record } })
  return [
    { title: 'Commands', entries: findBest(commands, typed, ({ label, group }) => `${label} ${group}`, mostCommands) },
    {
      title: 'Landings',
      entries: findBest(landings, typed, ({ text }) => text, mostLandings).map(({ record, slug, label, about }) => ({
        id: `landing-${slug}`,
        label,
        group: about,
        run: open(record),
      })),
    },
  ].filter(({ entries }) => entries.length > 0)
}
