import { useText } from '../../../ui/text.ts'
import { ActionButton } from '../../parts/form/ActionButton.tsx'
import { Part } from '../Part.tsx'
import type { SettingsTool } from '../tool.ts'

/** Whether the player gets news by e-mail. */
export function News({ known: { meta }, calls, changed }: SettingsTool) {
  const text = useText()
  const { is_subscribed } = meta
  return (
    <Part
      id="news"
      title={text('site.settings.news')}
      state={text(`site.settings.news-${is_subscribed ? 'on' : 'off'}`)}
    >
      <p>{text('site.settings.news-text')}</p>
      <p className="row">
        <ActionButton
          key={String(is_subscribed)}
          className="button-quiet"
          make={() => calls.ask('change-subscriptions', { body: { news: !is_subscribed } })}
          done={changed}
        >
          {text(`site.settings.news-${is_subscribed ? 'stop' : 'start'}`)}
        </ActionButton>
      </p>
    </Part>
  )
}
