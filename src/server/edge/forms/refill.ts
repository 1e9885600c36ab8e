import { escapeHtml } from '../../../landing/renderer/document/escape.ts'
import type { Problems } from './entered.ts'
import type { Control, FormMarkup } from './form-markup.ts'
import type { Tag } from './tags.ts'

/** What a form that comes back says. */
export type Reply = {
  readonly problems: Problems
  /** Above the form. */
  readonly notice?: { readonly text: string; readonly isGood?: boolean } | undefined
  /** Below the promo code. */
  readonly promo?: string | undefined
}

type Change = { readonly start: number; readonly end: number; readonly text: string }

/** The document with the form as the visitor had left it, passwords apart, and what is to be said in their places. */
export function refill(html: string, form: FormMarkup, sent: URLSearchParams, reply: Reply): string {
  const changes = [
    ...(form.frame.name === 'dialog' ? [rewrite(form.frame, { open: '' })] : []),
    ...noticeOf(form, reply),
    ...form.controls.map((control) => rewrite(control.tag, stateOf(control, form, sent, reply))),
    ...problemsOf(form, reply),
    ...promoOf(form, sent, reply),
  ]
  return apply(html, changes)
}

function apply(html: string, changes: readonly Change[]): string {
  let done = 0
  const parts = changes
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ start, end, text }) => {
      const before = html.slice(done, start)
      done = end
      return [before, text]
    })
  return [...parts, html.slice(done)].join('')
}

type Attributes = Readonly<Record<string, string | undefined>>

function rewrite({ name, attributes, start, end }: Tag, changed: Attributes): Change {
  const all = [...attributes, ...Object.entries(changed)]
  const kept = [...new Map<string, string | undefined>(all)].flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(value)}"`],
  )
  return { start, end, text: `<${name}${kept.join('')}>` }
}

const flag = (isSet: boolean) => (isSet ? '' : undefined)

function stateOf(control: Control, { controls }: FormMarkup, sent: URLSearchParams, { problems }: Reply): Attributes {
  const { kind, name, id, value } = control
  const [first] = problems.keys()
  const marks: Attributes = problems.has(id) ? { 'aria-invalid': 'true', autofocus: flag(id === first) } : {}
  switch (kind) {
    case 'text':
      return { ...marks, value: sent.get(name) ?? '' }
    case 'checkbox':
      return { ...marks, checked: flag(sent.has(name)) }
    case 'radio':
    case 'option': {
      const isKnown = controls.some((other) => other.name === name && other.value === sent.get(name))
      const isChosen = flag(sent.get(name) === value)
      if (!isKnown) return {}
      return kind === 'radio' ? { checked: isChosen } : { selected: isChosen }
    }
    case 'password':
    case 'select':
      return marks
    default:
      return kind satisfies never
  }
}

function noticeOf({ tags }: FormMarkup, { notice }: Reply): Change[] {
  const [form] = tags
  if (!form || !notice) return []
  const [style, role] = notice.isGood ? ['promo-accepted', 'status'] : ['problem', 'alert']
  return [after(form, `<p class="${style}" role="${role}">${escapeHtml(notice.text)}</p>`)]
}

function problemsOf({ tags }: FormMarkup, { problems }: Reply): Change[] {
  let field = ''
  return tags.flatMap((tag) => {
    if (tag.name === 'p' && !tag.isEnd) field = (tag.attributes.get('id') ?? '').replace(/-problem$/, '')
    const problem = tag.attributes.get('data-problem')
    return problem !== undefined && problem === problems.get(field) ? [rewrite(tag, { hidden: undefined })] : []
  })
}

function promoOf({ dialog, tags }: FormMarkup, sent: URLSearchParams, { promo }: Reply): Change[] {
  return tags.flatMap((tag) => {
    if (tag.name === 'details' && !tag.isEnd && sent.get('promo_code')) return [rewrite(tag, { open: '' })]
    const isPlace = promo !== undefined && tag.attributes.get('id') === `${dialog}-promo_code-answer`
    return isPlace ? [after(tag, escapeHtml(promo))] : []
  })
}

const after = ({ end }: Tag, text: string): Change => ({ start: end, end, text })
