import type { Section } from '../../contract/index.ts'
import { fileName } from '../../contract/index.ts'
import { articlePath } from '../../rules/articles/article-place.ts'
import { type Article, linksOf, readMarkdown } from '../../rules/articles/markdown.ts'
import { once } from '../../rules/once.ts'
import type { CheckedRecord } from '../check/check-source.ts'
import type { Records } from '../check/records.ts'
import type { Finding } from '../finding.ts'
import { joinPointer } from '../json/pointer.ts'
import { type KnownClean, unlessClean } from '../known-clean.ts'
import { didYouMean } from '../report/did-you-mean.ts'

type CheckedArticle = CheckedRecord<'article'>
type Texts = readonly CheckedRecord<'messages'>[]

/** Articles are listed by a section that lists articles, their texts can be shown, and their links lead somewhere. */
export function checkArticles({ article: articles, section, messages }: Records, clean: KnownClean): Finding[] {
  const sections = section.map(({ value }) => value)
  const lists = sections.filter(({ screen }) => screen === 'articles')
  const paths = [
    ...sections.map(({ path }) => path),
    ...articles.flatMap(({ value }) => articlePath(lists, value) ?? []),
  ]
  return [
    ...articles.flatMap((article) => checkSection(article, sections, lists)),
    ...messages.flatMap((texts) => {
      const bodies = articles.map(({ value }) => texts.value[value.body])
      return unlessClean(clean, 'articles', { bodies, paths }, () =>
        articles.flatMap((article) => checkBody(article, texts, paths)),
      )
    }),
  ]
}

function checkSection(
  { file, value }: CheckedArticle,
  sections: readonly Section[],
  lists: readonly Section[],
): Finding[] {
  const exists = sections.some(({ id }) => id === value.section)
  if (!exists || lists.some(({ id }) => id === value.section)) return []
  const message = `The section "${value.section}" lists no articles.`
  const names = lists.map(({ id }) => id).join(', ')
  return [
    {
      ...{ code: 'article-not-listed', file, pointer: '/section', message },
      ...(names && { suggestion: `sections that do: ${names}` }),
    },
  ]
}

/** The articles in a language, each read once. */
const bodiesOf = once((_: Texts[number]) => {
  const known = new Map<string, Article>()
  return (id: string, body: string): Article => {
    const article = known.get(id) ?? readMarkdown(body)
    known.set(id, article)
    return article
  }
})

function checkBody({ value }: CheckedArticle, texts: Texts[number], paths: readonly string[]): Finding[] {
  const body = texts.value[value.body]
  if (typeof body !== 'string') return []
  const { nodes, refused } = bodiesOf(texts)(value.body, body)
  const place = { file: texts.file, pointer: joinPointer([value.body]) }
  const inLanguage = `The article "${value.id}" in "${fileName(texts.record)}"`
  return [
    ...refused.map((part) => ({
      code: 'article-markup' as const,
      ...place,
      message: `${inLanguage} contains "${part}", but articles are paragraphs, ## headings, lists, emphasis and links.`,
    })),
    ...linksOf(nodes)
      .filter((link) => !paths.includes(link))
      .map((link) => ({
        code: 'article-link' as const,
        ...place,
        message: `${inLanguage} links to "${link}", where nothing is.`,
        suggestion: didYouMean(link, paths),
      })),
  ]
}
