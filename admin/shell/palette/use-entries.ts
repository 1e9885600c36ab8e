import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { fileName, namedFolders, recordKind } from '../../../src/contract/index.ts'
import { api } from '../../api/api.ts'
import type { Command } from '../../kit/commands/command.ts'
import { useAllCommands } from '../../kit/commands/use-commands.ts'
import { findBest } from '../../kit/search/find-best.ts'
import { useSettled } from '../../kit/search/use-settled.ts'
import { nameOf } from '../../model/landings/landing.ts'
import { searchOfSaved } from '../../model/landings/saved-filter.ts'
import { useMayCall } from '../../model/staff/staff.ts'
import { useFoundTexts } from '../../model/texts/use-found-texts.ts'

const mostCommands = 12
const mostLandings = 40
const mostOthers = 8

type PaletteGroup = { readonly title: string; readonly entries: readonly Command[] }

type Found = {
  readonly groups: readonly PaletteGroup[]
  /** Whether more may still be found. */
  readonly isLoading: boolean
}

/** What colleagues have made or renamed meanwhile is found too. */
const asItIsNow = { refetchOnMountOrArgChange: true }

/** What can be found: commands to run, and everything that can be opened. */
export function usePaletteEntries(typed: string): Found {
  const commands = useAllCommands().filter(({ area, id }) => !area && id !== 'palette')
  const groups: readonly PaletteGroup[] = [
    { title: 'Commands', entries: findBest(commands, typed, byLabel, mostCommands) },
    { title: 'Saved filters', entries: findBest(useSavedFilters(), typed, byLabel, mostOthers) },
    { title: 'Landings', entries: findBest(useLandings(), typed, byLabel, mostLandings) },
    { title: 'Shared records', entries: findBest(useRecords(typed), typed, byLabel, mostOthers) },
    { title: 'Texts', entries: useTexts(typed) },
    { title: 'People', entries: findBest(usePeople(typed), typed, byLabel, mostOthers) },
  ]
  const { isLoading } = api.useCatalogueQuery(undefined, asItIsNow)
  return { groups: groups.filter(({ entries }) => entries.length > 0), isLoading }
}

const byLabel = ({ label, group }: Command) => `${label} ${group}`

function useLandings(): readonly Command[] {
  const navigate = useNavigate()
  const { data } = api.useCatalogueQuery(undefined)
  return useMemo(
    () =>
      (data?.landings ?? []).map(({ record, slug, theme = '', tags }) => ({
        id: `landing-${slug}`,
        label: nameOf({ slug }),
        group: [...new Set([theme, ...tags])].filter(Boolean).join(' · '),
        run: () => void navigate({ to: '/edit/$', params: { _splat: record } }),
      })),
    [data, navigate],
  )
}

function useSavedFilters(): readonly Command[] {
  const navigate = useNavigate()
  const { data } = api.useSavedFiltersQuery(undefined, asItIsNow)
  return (data?.filters ?? []).map(({ id, name, search, by, isMine }) => ({
    id: `filter-${id}`,
    label: name,
    group: isMine ? 'Landings' : by,
    run: () => void navigate({ to: '/', search: searchOfSaved(search) }),
  }))
}

const kinds = new Map(namedFolders.map(({ kind, heading }) => [kind, heading]))

/** Themes, bonuses, dialogs and all that landings share. */
function useRecords(typed: string): readonly Command[] {
  const navigate = useNavigate()
  const { data } = api.useLibraryQuery(undefined, { ...asItIsNow, skip: typed === '' })
  return (data?.records ?? []).flatMap(({ record }) => {
    const group = kinds.get(recordKind(record) ?? 'site')
    if (group === undefined) return []
    const run = () => void navigate({ to: '/edit/$', params: { _splat: record } })
    return [{ id: `record-${record}`, label: fileName(record), group, run }]
  })
}

function useTexts(typed: string): readonly Command[] {
  const navigate = useNavigate()
  const { texts } = useFoundTexts(useSettled(typed))
  return texts.slice(0, mostOthers).map(({ id, words }) => ({
    id: `text-${id}`,
    label: words,
    group: id,
    run: () => void navigate({ to: '/translations', search: { q: id } }),
  }))
}

function usePeople(typed: string): readonly Command[] {
  const navigate = useNavigate()
  const mayList = useMayCall('staff')
  const { data } = api.useStaffQuery(undefined, { ...asItIsNow, skip: typed === '' || !mayList })
  return (data?.staff ?? []).map(({ id, name, role }) => ({
    id: `person-${id}`,
    label: name,
    group: role,
    run: () => void navigate({ to: '/people' }),
  }))
}
