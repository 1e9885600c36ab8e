import { Headline } from '../../../ui/Headline.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import { MainButton } from '../../page/MainButton.tsx'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'

const platformNames = { android: 'Android', ios: 'iOS' }

export default function AppDownload({ block }: BlockProps<'app-download'>) {
  const text = useText()
  const { site, decorations, figure } = usePage()
  return (
    <section className="block app-download">
      <div className="app-download-art" aria-hidden="true">
        <div className="app-download-phone">
          <Icon name={figure} className="app-download-figure" />
          <span className="app-download-bar">
            <Icon name={site.brand.logo} />
            {site.brand.name}
          </span>
          {decorations.slice(0, 4).map((name) => (
            <span key={name} className="app-download-tile">
              <Icon name={name} />
            </span>
          ))}
        </div>
      </div>
      <div className="app-download-words">
        <Headline text={block.headline} />
        {block.intro && <p className="intro">{text(block.intro)}</p>}
        <ul className="app-download-features">
          {block.features.map((feature) => (
            <li key={feature}>{text(feature)}</li>
          ))}
        </ul>
        <MainButton />
        <p className="app-download-platforms">
          {text('ui.app-download.platforms')} {block.platforms.map((platform) => platformNames[platform]).join(' · ')}
        </p>
      </div>
    </section>
  )
}
