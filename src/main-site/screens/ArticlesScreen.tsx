import { ArticleSearch } from '../articles/ArticleSearch.tsx'
import { ArticleTiles } from '../articles/ArticleTiles.tsx'
import type { Content } from '../page/page.ts'
import { PageHead } from './PageHead.tsx'
import { Siblings } from './Siblings.tsx'

type ArticlesScreenProps = { readonly content: Extract<Content, { kind: 'articles' }> }

/** The articles of a section, or those that were found in all sections. */
export function ArticlesScreen({ content: { section, siblings, ...listed } }: ArticlesScreenProps) {
  return (
    <div className="articles">
      <PageHead section={section} />
      <ArticleSearch {...listed} />
      <ArticleTiles articles={listed.articles} />
      <Siblings siblings={siblings} />
    </div>
  )
}
