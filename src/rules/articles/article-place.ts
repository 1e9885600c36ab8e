import type { Article, Manifest, Section } from '../../contract/index.ts'

type Records = Pick<Manifest, 'sections' | 'articles'>

/** A list of articles, or one of them. */
export type ArticlePlace = { readonly section: Section; readonly article?: Article }

/** A list with what is searched in it, or one of its articles. */
export type WantedArticles = { readonly article?: Article | undefined; readonly search?: string | undefined }

/** The page at a path; undefined if there is none. */
export function findArticlePlace({ sections, articles }: Records, path: string): ArticlePlace | undefined {
  const lists = sections.filter(({ screen }) => screen === 'articles')
  const list = lists.find((section) => section.path === path)
  if (list) return { section: list }
  const article = articles.find((one) => articlePath(lists, one) === path)
  const section = article && lists.find(({ id }) => id === article.section)
  return section && { section, article }
}

/** The path of an article, without the language; undefined if its section is not there. */
export function articlePath(sections: readonly Section[], { id, section }: Pick<Article, 'id' | 'section'>) {
  const list = sections.find((one) => one.id === section)
  return list && `${list.path}/${id}`
}

const last = 1000

/** The articles of a section: by their order, posts by their date, the newest first. */
export const articlesOf = (articles: readonly Article[], section: string): readonly Article[] =>
  articles
    .filter((article) => article.section === section)
    .toSorted(
      (one, other) =>
        (other.published ?? '').localeCompare(one.published ?? '') ||
        (one.order ?? last) - (other.order ?? last) ||
        one.id.localeCompare(other.id),
    )
