import { useCommands } from '../../kit/commands/use-commands.ts'
import { useCopy } from '../../kit/toasts/use-copy.ts'
import { LinkCheck } from './LinkCheck.tsx'
import { QrCode } from './QrCode.tsx'

type LinkResultProps = { readonly origin: string; readonly path: string; readonly name: string }

/** The link, and its actions. */
export function LinkResult({ origin, path, name }: LinkResultProps) {
  const copy = useCopy()
  const link = origin + path
  const copyLink = () => void copy(link, 'Link')
  useCommands([{ id: 'copy-link', group: 'Links', label: 'Copy the link', keys: ['C'], run: copyLink }])
  return (
    <>
      <output className="links-address">{link}</output>
      <div className="links-actions">
        <button type="button" className="button button-primary" onClick={copyLink} aria-keyshortcuts="c">
          Copy
        </button>
        <a className="button" href={path} target="_blank" rel="noreferrer">
          Open
        </a>
      </div>
      <LinkCheck key={path} path={path} />
      <QrCode link={link} name={name} />
    </>
  )
}
