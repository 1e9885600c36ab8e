import { type FormSchema, formSchemas } from '../../../../../src/contract/generated/form-schemas.ts'
import type { Section, Site } from '../../../../../src/contract/index.ts'
import { validators } from '../../../../../src/contract/validators.ts'
import { sectionAddress } from '../../../../../src/rules/main-site/section-address.ts'
import { iconId } from '../../../../../src/ui/Icon.tsx'
import { FactList } from '../../../../kit/screen/FactList.tsx'
import { Skeleton } from '../../../../kit/screen/Skeleton.tsx'
import type { Messages } from '../../../../model/live/live.ts'
import { useIcons } from '../../../../model/live/use-icons.ts'
import type { Content } from '../../../../model/record/content.ts'
import { valueName } from '../../../../model/schemas/value-name.ts'
import { useSite } from '../../../../model/site/site.ts'
import { LanguageSelect } from '../../../../preview/window/LanguageSelect.tsx'
import { UsedByLine } from './UsedByLine.tsx'
import './section-pane.css'
import '../no-preview.css'

type SectionPaneProps = {
  readonly record: string
  readonly content: Content
  readonly messages: Messages | undefined
  readonly locale: string
  readonly onLocale: (locale: string) => void
}

/** A section as the menu of the main site lists it, and where visitors of landings arrive. */
export function SectionPane({ record, content, messages, locale, onLocale }: SectionPaneProps) {
  const site = useSite()
  const icons = useIcons()
  const section = validators.section(content) ? (content as unknown as Section) : undefined
  return (
    <section className="section-pane" aria-label="Preview">
      <div className="preview-tools">
        <LanguageSelect languages={site?.locales} value={locale} onChange={onLocale} />
        <UsedByLine record={record} />
      </div>
      {section && site && icons && messages ? (
        <SectionCard section={section} site={site} locale={locale} messages={messages} icons={icons} />
      ) : section ? (
        <Skeleton label="Loading the preview…" look="page" />
      ) : (
        <p className="muted no-preview">Mend the problems of this record to see the section.</p>
      )}
    </section>
  )
}

/** What the form calls a value, too. */
function nameOf(property: 'area' | 'screen', value: string): string {
  const properties = (formSchemas['section']?.['properties'] ?? {}) as Readonly<Record<string, FormSchema>>
  return valueName(properties[property] ?? {}, value)
}

type SectionCardProps = {
  readonly section: Section
  readonly site: Site
  readonly locale: string
  readonly messages: Messages
  readonly icons: string
}

function SectionCard({ section, site, locale, messages, icons }: SectionCardProps) {
  const { name, description, path, icon, area, screen, navigation, order } = section
  const say = (id: string | undefined) => id && (messages[id] ?? `⟨${id}⟩`)
  const address = sectionAddress(site, path, locale)
  return (
    <div className="section-card-frame">
      <article className="section-card" lang={locale}>
        {icon && <img src={`${icons}${iconId(icon)}.svg`} alt="" width="48" height="48" />}
        <h3>{say(name)}</h3>
        <p>{say(description)}</p>
      </article>
      <FactList
        facts={[
          [
            'Address',
            <a key="address" href={address} target="_blank" rel="noopener">
              {address}
            </a>,
          ],
          ['Listed in', navigation ? `The ${navigation}, at place ${order ?? 0}` : 'No menu'],
          ['Area', nameOf('area', area)],
          ['Page', screen ? nameOf('screen', screen) : 'A headline alone'],
        ]}
      />
    </div>
  )
}
