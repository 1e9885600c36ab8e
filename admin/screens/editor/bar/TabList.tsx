import { useCommands } from '../../../kit/commands/use-commands.ts'
import { type Tab, tabNames, tabs } from './tabs.ts'

type TabListProps = { readonly tab: Tab; readonly onTab: (tab: Tab) => void }

export function TabList({ tab, onTab }: TabListProps) {
  useCommands(
    tabNames.map((one) => ({
      id: `tab-${one}`,
      group: 'Editor',
      label: `Look at the record as ${tabs[one]}`,
      run: () => onTab(one),
    })),
  )
  return (
    <div className="segmented" role="tablist" aria-label="How to edit">
      {tabNames.map((one) => (
        <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => onTab(one)}>
          {tabs[one]}
        </button>
      ))}
    </div>
  )
}
