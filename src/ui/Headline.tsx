import { useContext } from 'react'
import { LeadContext } from './lead.ts'
import { useText } from './text.ts'

type HeadlineProps = { readonly text: string }

export function Headline({ text }: HeadlineProps) {
  const Level = useContext(LeadContext) ? 'h1' : 'h2'
  return <Level className="headline">{useText()(text)}</Level>
}
