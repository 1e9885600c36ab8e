import { KeyCaps } from '../../kit/commands/KeyCaps.tsx'
import { useAllCommands } from '../../kit/commands/use-commands.ts'
import { Dialog, DialogHead } from '../../kit/dialog/Dialog.tsx'
import './help.css'

type HelpSheetProps = {
  readonly onClose: () => void
  /** Starts the tour again; left out for those who make no landings. */
  readonly onTour: (() => void) | undefined
}

/** The keyboard shortcuts of this screen. */
export function HelpSheet({ onClose, onTour }: HelpSheetProps) {
  const groups = Map.groupBy(
    useAllCommands().filter(({ keys }) => keys),
    ({ group }) => group,
  )
  return (
    <Dialog label="Keyboard shortcuts" onClose={onClose} className="help">
      <DialogHead title="Keyboard shortcuts" onClose={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the window is scrolled with keys */}
      <div className="dialog-body help-groups" tabIndex={0}>
        {[...groups].map(([group, commands]) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {commands.map(({ id, label, keys = [] }) => (
                <div key={id}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((one) => (
                      <KeyCaps key={one} keys={one} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {onTour && (
          <section>
            <h3>New here?</h3>
            <button
              type="button"
              className="button"
              onClick={() => {
                onClose()
                onTour()
              }}
            >
              Show me round
            </button>
          </section>
        )}
      </div>
    </Dialog>
  )
}
