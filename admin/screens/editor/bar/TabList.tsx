import type { KeyboardEvent } from 'react'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import { type Tab, tabId, tabNames, tabPanelId, tabs } from './tabs.ts'

type TabListProps = { readonly tab: Tab; readonly onTab: (tab: Tab) => void }

/** The tabs as the WAI-ARIA pattern describes them: one stop for Tab, and the arrows select. */
export function TabList({ tab, onTab }: TabListProps) {
  useCommands(
    tabNames.map((name) => ({
      id: `tab-${name}`,
      group: 'Editor',
      label: `Show ${tabs[name]}`,
      run: () => onTab(name),
    })),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, tab)
    if (!target) return
    event.preventDefault()
    onTab(target)
    document.getElementById(tabId(target))?.focus()
  }
  return (
    <div className="segmented" role="tablist" aria-label="View">
      {tabNames.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-selected={tab === name}
          aria-controls={tabPanelId}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onTab(name)}
          onKeyDown={onKeyDown}
        >
          {tabs[name]}
        </button>
      ))}
    </div>
  )
}

function targetOf(key: string, tab: Tab): Tab | undefined {
  const index = tabNames.indexOf(tab)
  if (key === 'ArrowRight') return tabNames.at((index + 1) % tabNames.length)
  if (key === 'ArrowLeft') return tabNames.at(index - 1)
  if (key === 'Home') return tabNames[0]
  if (key === 'End') return tabNames.at(-1)
  return undefined
}
