import { useText } from '../../ui/text.ts'
import { useSitePage } from './page.ts'

/** The way to the article that answers a message, if there is one. */
export function HelpLink({ about }: { readonly about: string }) {
  const text = useText()
  const href = useSitePage().help?.[about]
  return (
    href !== undefined && (
      <a className="help-link" href={href}>
        {text('site.tool.help')}
      </a>
    )
  )
}
