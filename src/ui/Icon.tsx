import { useContext } from 'react'
import { LeadContext } from './lead.ts'
import { OwnImage } from './OwnImage.tsx'
import { usePageBasics } from './page-basics.ts'

type IconProps = { readonly name: string; readonly className?: string; readonly label?: string }

/**
 * An icon. Above the fold it is drawn from the document's inline sprite;
 * further down, or in a dialog, it is a lazily loaded file.
 * Without a label it is decorative; a picture of one's own says what it shows.
 */
export function Icon({ name, className = '', label }: IconProps) {
  const isFirst = useContext(LeadContext)
  const { icons, pictures } = usePageBasics()
  const own = pictures?.[name]
  if (own) return <OwnImage picture={own} className={className} label={label} />
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
