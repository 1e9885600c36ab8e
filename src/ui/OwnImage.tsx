import { useContext } from 'react'
import type { OwnPicture } from '../rules/pictures/own-picture.ts'
import { type PictureFormat, pictureFile } from '../rules/pictures/picture-files.ts'
import { LeadContext } from './lead.ts'
import { useText } from './text.ts'

type OwnImageProps = { readonly picture: OwnPicture; readonly className: string; readonly label: string | undefined }

/** Above the fold, where nothing says the size in time: as wide as a phone, or half of a desktop. */
const leadSizes = '(min-width: 1200px) 600px, 100vw'

/** Further down, the browser knows the size by then; older ones suppose half of a phone. */
const laterSizes = 'auto, (min-width: 720px) 360px, 50vw'

/** A picture of one's own, in the smallest file that is sharp. What is cut keeps the focal point. */
export function OwnImage({ picture, className, label }: OwnImageProps) {
  const isFirst = useContext(LeadContext)
  const text = useText()
  const { width, height, alternative, focus, address, widths, formats } = picture
  const setOf = (format: PictureFormat) =>
    widths.map((one) => `${pictureFile(address, one, format)} ${one}w`).join(', ')
  const sizes = isFirst ? leadSizes : laterSizes
  const better = formats.filter((format) => format !== 'webp')
  return (
    <picture className="own">
      {better.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={setOf(format)} sizes={sizes} />
      ))}
      <img
        className={`icon own-picture ${focusOf(focus)} ${className}`}
        src={pictureFile(address, widths.at(-1) ?? width, 'webp')}
        srcSet={setOf('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={label ?? (alternative ? text(alternative) : '')}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

const focusOf = (focus: OwnPicture['focus']) => (focus ? `own-x${focus.x} own-y${focus.y}` : '')
