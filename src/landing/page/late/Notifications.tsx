import { useText } from '../../../ui/text.ts'
import { type JourneyNotice, useJourney } from '../journey.ts'

export default function Notifications() {
  const { notices, act } = useJourney()
  return (
    <div className="notifications" role="alert">
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} close={() => act?.dismiss(notice.id)} />
      ))}
    </div>
  )
}

function Notice({ notice, close }: { readonly notice: JourneyNotice; readonly close: () => void }) {
  const text = useText()
  return (
    <div className={`notification notification-${notice.tone}`}>
      {notice.messages.map((message) => (
        <p key={'id' in message ? message.id : message.text}>{'id' in message ? text(message.id) : message.text}</p>
      ))}
      <button type="button" className="notification-close" onClick={close}>
        <span className="unseen">{text('ui.notice.close')}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </div>
  )
}
