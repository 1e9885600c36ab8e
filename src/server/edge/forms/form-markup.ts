import { readTags, type Tag } from './tags.ts'

/** A field of a form, or one of the choices of a field. */
export type Control = {
  readonly tag: Tag
  readonly kind: 'text' | 'password' | 'checkbox' | 'radio' | 'select' | 'option'
  readonly name: string
  readonly id: string
  readonly value: string
  /** The tab on which it stands; others hide it. */
  readonly tab: string | undefined
}

/** The form of a dialog as a built document has it. */
export type FormMarkup = {
  readonly dialog: string
  /** The tag of what is around the form: a dialog, or a section of the page. */
  readonly frame: Tag
  readonly tags: readonly Tag[]
  readonly controls: readonly Control[]
}

export function findForm(html: string, dialog: string): FormMarkup | undefined {
  const place = /^[A-Za-z][\w-]*$/.test(dialog) ? html.indexOf(` id="${dialog}"`) : -1
  const start = html.lastIndexOf('<', place)
  const from = html.indexOf('<form ', place)
  const to = html.indexOf('</form>', from)
  const [frame] = place < 0 ? [] : readTags(html, start, html.indexOf('>', place) + 1)
  if (!frame || !isFrame(frame) || from < 0 || to < 0) return undefined
  const tags = readTags(html, from, to)
  return { dialog, frame, tags, controls: readControls(tags) }
}

/** A dialog with everything in it. */
export function findDialog(html: string, name: string): string | undefined {
  const form = findForm(html, name)
  const end = '</dialog>'
  return form && html.slice(form.frame.start, html.indexOf(end, form.frame.end) + end.length)
}

const isFrame = ({ name, attributes }: Tag) =>
  name === 'dialog' || (name === 'section' && /\bdialog-inline\b/.test(attributes.get('class') ?? ''))

function readControls(tags: readonly Tag[]): Control[] {
  const tabs: (string | undefined)[] = []
  let list = ''
  return tags.flatMap((tag): Control[] => {
    if (tag.name === 'div') {
      if (tag.isEnd) tabs.pop()
      else tabs.push(tag.attributes.get('data-tab') ?? tabs.at(-1))
    }
    const kind = tag.isEnd ? undefined : kindOf(tag)
    if (!kind) return []
    const attribute = (name: string) => tag.attributes.get(name) ?? ''
    if (kind === 'select') list = attribute('name')
    const name = kind === 'option' ? list : attribute('name')
    return [{ tag, kind, name, id: attribute('id'), value: attribute('value'), tab: tabs.at(-1) }]
  })
}

function kindOf({ name, attributes }: Tag): Control['kind'] | undefined {
  if (name === 'select' || name === 'option') return name
  if (name !== 'input') return undefined
  const type = attributes.get('type') ?? 'text'
  if (type === 'password' || type === 'checkbox' || type === 'radio') return type
  return type === 'hidden' ? undefined : 'text'
}
