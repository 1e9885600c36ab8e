export type Notification = {
  readonly id: string
  readonly tone: 'success' | 'warning' | 'error'
  readonly messages: readonly string[]
}

/** Shown only while there is something to say. */
export function Notifications({ notifications }: { readonly notifications: readonly Notification[] }) {
  return (
    <div className="notifications" role="alert">
      {notifications.map(({ id, tone, messages }) => (
        <div key={id} className={`notification notification-${tone}`}>
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      ))}
    </div>
  )
}
