import { saveFile } from '../../../ui/save-file.ts'
import { useText } from '../../../ui/text.ts'
import { CopyLine } from '../../parts/copy/CopyLine.tsx'

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly close: () => void }

/** They are shown only here. */
export function RecoveryCodes({ codes, close }: RecoveryCodesProps) {
  const text = useText()
  const all = codes.join('\n')
  return (
    <>
      <h3 tabIndex={-1}>{text('site.settings.codes-title')}</h3>
      <p>{text('site.settings.codes-text')}</p>
      <dl className="copy-lines">
        <CopyLine label={text('site.settings.codes-title')} value={all}>
          <span className="codes">
            {codes.map((code) => (
              <code key={code}>{code}</code>
            ))}
          </span>
        </CopyLine>
      </dl>
      <p className="row">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => saveFile('recovery-codes.txt', `${all}\n`, 'text/plain')}
        >
          {text('site.settings.codes-download')}
        </button>
        <button type="button" className="button" onClick={close}>
          {text('site.settings.codes-done')}
        </button>
      </p>
    </>
  )
}
