import { useText } from '../../ui/text.ts'
import { type Content, useSitePage } from '../page/page.ts'
import { ArticleNodes } from './ArticleNodes.tsx'
import { ArticleTiles } from './ArticleTiles.tsx'
import { Day } from './Day.tsx'

type ArticlePageProps = { readonly content: Extract<Content, { kind: 'article' }> }

/** An article, and the others of its section. */
export function ArticlePage({ content: { article, list, others } }: ArticlePageProps) {
  const text = useText()
  const { headline, site } = useSitePage()
  return (
    <div className="articles">
      <nav className="article-way" aria-label={text('site.articles.way')}>
        <a href={list.href}>‹ {list.name}</a>
      </nav>
      <article className="article">
        <h1>{headline}</h1>
        {article.published && <Day at={article.published} />}
        <p className="article-lead">{article.summary}</p>
        <ArticleNodes nodes={article.nodes} />
        <p className="article-support">
          {text('site.articles.support')} <a href={`mailto:${site.brand.email}`}>{site.brand.email}</a>
        </p>
      </article>
      {others.length > 0 && (
        <section className="shelf">
          <h2>{list.name}</h2>
          <ArticleTiles articles={others} />
        </section>
      )}
    </div>
  )
}
