import { formatText } from '../../../ui/format-text.ts'
import type { Page } from '../../page/page.ts'
import style from './consent-bar.css?inline'

/** Shows a small bar at the bottom of the page that covers no form and takes no focus. */
export function askConsent({ texts, locale, values }: Page, decide: (isAllowed: boolean) => void): void {
  const say = (id: string) => formatText(texts[id] ?? '', locale.tag, values)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const bar = document.createElement('section')
  bar.className = 'consent'
  bar.ariaLabel = say('ui.consent.title')
  const question = document.createElement('p')
  question.textContent = say('ui.consent.question')
  const answers = [true, false].map((isAllowed) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = say(isAllowed ? 'ui.consent.allow' : 'ui.consent.refuse')
    button.addEventListener('click', () => {
      bar.remove()
      decide(isAllowed)
    })
    return button
  })
  bar.append(question, ...answers)
  document.body.append(bar)
}
