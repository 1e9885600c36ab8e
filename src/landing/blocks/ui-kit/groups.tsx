import { useText } from '../../../ui/text.ts'
import { DialogLink } from '../../page/DialogLink.tsx'
import { usePage } from '../../page/page.ts'

const colors = ['background', 'backdrop', 'surface', 'text', 'muted', 'primary', 'on-primary', 'accent', 'glow']

export function Colors() {
  return (
    <ul className="ui-kit-row">
      {colors.map((color) => (
        <li key={color} className="ui-kit-color">
          <svg viewBox="0 0 10 6" aria-hidden="true">
            <rect width="10" height="6" fill={`var(--${color})`} />
          </svg>
          <code>{color}</code>
        </li>
      ))}
    </ul>
  )
}

export function Type() {
  const text = useText()
  const { conditions, button } = usePage()
  return (
    <>
      <p className="eyebrow">{text(button.text)}</p>
      <p className="headline">{text('ui-kit.headline')}</p>
      <p className="intro">{text(conditions)}</p>
      <p>{text(conditions)}</p>
    </>
  )
}

export function Buttons() {
  const text = useText()
  return (
    <div className="ui-kit-row">
      <button type="button" className="button button-main">
        {text('ui.ui-kit.normal')}
      </button>
      <button type="button" className="button button-main" disabled>
        {text('ui.ui-kit.disabled')}
      </button>
      <button type="button" className="button button-google">
        {text('ui.ui-kit.normal')}
      </button>
      <a className="link" href="#buttons">
        {text('ui.ui-kit.normal')}
      </a>
    </div>
  )
}

export function Fields() {
  const text = useText()
  return (
    <div className="ui-kit-row">
      <label className="field ui-kit-field">
        <span className="label">{text('ui.ui-kit.normal')}</span>
        <input className="input" autoComplete="off" />
      </label>
      <label className="field ui-kit-field">
        <span className="label">{text('ui.ui-kit.error')}</span>
        <input className="input" autoComplete="off" aria-invalid="true" />
        <span className="problem">{text('ui.problem.email-invalid')}</span>
      </label>
      <label className="field ui-kit-field">
        <span className="label">{text('ui.ui-kit.disabled')}</span>
        <input className="input" autoComplete="off" disabled />
      </label>
    </div>
  )
}

export function NotificationTones() {
  const text = useText()
  return (
    <div className="ui-kit-row">
      {(['success', 'warning', 'error'] as const).map((tone) => (
        <p key={tone} className={`notification notification-${tone}`}>
          {text(`ui.ui-kit.${tone}`)}
        </p>
      ))}
    </div>
  )
}

export function Dialogs() {
  const text = useText()
  const { dialog, otherDialogs } = usePage()
  return (
    <ul className="ui-kit-row">
      {[dialog, ...otherDialogs].map(({ name }) => (
        <li key={name}>
          <DialogLink dialog={name}>{text('ui.ui-kit.open', { name })}</DialogLink>
        </li>
      ))}
    </ul>
  )
}
