import { useContext } from 'react'
import { LeadContext } from './lead.ts'
import { usePageBasics } from './page-basics.ts'

type IconProps = { readonly name: string; readonly className?: string; readonly label?: string }

/**
 * An icon. Above the fold it is drawn from the document's inline sprite;
 * further down, or in a dialog, it is a lazily loaded file.
 * Without a label it is decorative.
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

/** The id of an icon in the sprite, and the name of its file. */
export function iconId(name: string): string {
  return name.replace(':', '--')
}
