import type { Article, Market, Section } from '../../../contract/index.ts'
import { articlePath, articlesOf, type WantedArticles } from '../../../rules/articles/article-place.ts'
import { articleValues } from '../../../rules/articles/article-values.ts'
import { type ArticleNode, readMarkdown, wordsOf } from '../../../rules/articles/markdown.ts'
import { hasWords } from '../../../rules/articles/search.ts'
import { groupOf } from '../../../rules/main-site/sections.ts'
import { numbersOf } from '../../../rules/market-numbers.ts'
import type { ArticleLink, Content, SectionLink } from '../../page/page.ts'
import type { SiteSource } from '../source.ts'
import { type Say, sayIn } from '../texts.ts'

type Asked = { readonly locale: string; readonly market: Market }

type Words = {
  readonly section: Section
  readonly say: Say
  readonly link: (section: Section) => SectionLink
  readonly address: (path: string) => string
}

/** A list of articles, or one of them, with the numbers of the visitor's market. */
export function articlesContent(
  source: SiteSource,
  asked: Asked,
  { article, search }: WantedArticles,
  { section, say, link, address }: Words,
): { headline: string; content: Content } {
  const { sections, articles } = source.manifest
  const tell = sayOfArticles(source, asked)
  const linkOf = linkTo({ sections, tell, address })
  const listed = articlesOf(articles, section.id)
  if (article) {
    const nodes = readArticle(article, { tell, address })
    const { href: _, ...shown } = linkOf(article)
    const others = listed.filter(({ id }) => id !== article.id).map(linkOf)
    return {
      headline: shown.title,
      content: { kind: 'article', article: { ...shown, nodes }, list: link(section), others },
    }
  }
  const found =
    search === undefined ? listed : articles.filter((one) => hasWords(allWords(one, { tell, address }), search))
  const siblings = groupOf(sections, section.area)
    .filter(({ id }) => id !== section.id)
    .map(link)
  return {
    headline: say(section.name),
    content: {
      kind: 'articles',
      section: { area: section.area, ...(section.icon && { icon: section.icon }), ...aboutOf(section, say) },
      articles: found.map(linkOf),
      siblings,
      ...(search !== undefined && { search }),
    },
  }
}

const aboutOf = ({ description }: Section, say: Say) => (description ? { about: say(description) } : {})

function sayOfArticles(source: SiteSource, { locale, market }: Asked): Say {
  const { site } = source.manifest
  const language = site.locales.find(({ code }) => code === locale) ?? { code: locale, tag: locale }
  return sayIn(source, locale, articleValues(source.manifest, market, numbersOf(language, market)))
}

type Linking = {
  readonly sections: readonly Section[]
  readonly tell: Say
  readonly address: (path: string) => string
}

const linkTo =
  ({ sections, tell, address }: Linking) =>
  (article: Article): ArticleLink => ({
    href: address(articlePath(sections, article) ?? '/'),
    title: tell(article.title),
    summary: tell(article.summary),
    ...(article.icon && { icon: article.icon }),
    ...(article.published && { published: article.published }),
  })

type Reading = Pick<Linking, 'tell' | 'address'>

const readArticle = ({ body }: Article, { tell, address }: Reading): readonly ArticleNode[] =>
  readMarkdown(tell(body)).nodes.map((node) => localized(node, address))

/** Links of articles name paths without the language. */
function localized(node: ArticleNode, address: Reading['address']): ArticleNode {
  if (typeof node === 'string') return node
  const children = node.children.map((child) => localized(child, address))
  return { ...node, children, ...(node.href !== undefined && { href: address(node.href) }) }
}

const allWords = (article: Article, reading: Reading): string =>
  [reading.tell(article.title), reading.tell(article.summary), wordsOf(readArticle(article, reading))].join(' ')
