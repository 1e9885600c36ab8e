import { useContext } from 'react'
import { LeadContext } from './lead.ts'
import { usePageBasics } from './page-basics.ts'

type IconProps = { readonly name: string; readonly className?: string; readonly label?: string }

/**
 * A picture. What the visitor sees first is drawn from the sprite that stands in the document;
 * pictures further down, or in a dialog, are files that are fetched when they come near.
 * Without a label it is decoration.
 */
export function Icon({ name, className = '', label }: IconProps) {
  const isFirst = useContext(LeadContext)
  const { icons } = usePageBasics()
  const classes = `icon ${className}`
  if (!isFirst)
    return (
      <img className={classes} src={`${icons}${iconId(name)}.svg`} alt={label ?? ''} loading="lazy" decoding="async" />
    )
  const drawing = <use href={`#${iconId(name)}`} />
  return label ? (
    <svg className={classes} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg className={classes} aria-hidden="true">
      {drawing}
    </svg>
  )
}

/** What a picture is called in the sprite and among the files. */
export function iconId(name: string): string {
  return name.replace(':', '--')
}
