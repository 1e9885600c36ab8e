import type { SitePage } from '../../page/page.ts'

type Structured = Readonly<Record<string, unknown>>

/** What search engines are told of articles, in the vocabulary of schema.org; undefined for other pages. */
export function structuredData(page: SitePage, origin: string): Structured | undefined {
  const { content, headline, locale, path, site } = page
  const whole = { '@context': 'https://schema.org', inLanguage: locale.code, url: origin + path }
  const publisher = { '@type': 'Organization', name: site.brand.name, url: origin }
  if (content.kind === 'article') {
    const { summary, published } = content.article
    return {
      ...whole,
      '@type': published ? 'BlogPosting' : 'Article',
      headline,
      description: summary,
      publisher,
      ...(published && { datePublished: published }),
    }
  }
  if (content.kind !== 'articles') return undefined
  return {
    ...whole,
    '@type': 'CollectionPage',
    name: headline,
    publisher,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: content.articles.map(({ title, href }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: title,
        url: origin + href,
      })),
    },
  }
}
