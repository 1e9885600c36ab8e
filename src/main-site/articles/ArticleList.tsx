import { Icon } from '../../ui/Icon.tsx'
import { useText } from '../../ui/text.ts'
import { type ArticleLink, type Content, useSitePage } from '../page/page.ts'
import { PageHead } from '../screens/PageHead.tsx'
import { Siblings } from '../screens/Siblings.tsx'
import { Day } from './Day.tsx'

type ArticleListProps = { readonly content: Extract<Content, { kind: 'articles' }> }

/** The articles of a section, or those that were found in all sections. */
export function ArticleList({ content: { section, articles, search, siblings } }: ArticleListProps) {
  const text = useText()
  const { path } = useSitePage()
  return (
    <div className="articles">
      <PageHead section={section} />
      <search>
        <form className="article-search" action={path}>
          <input
            type="search"
            name="search"
            defaultValue={search}
            maxLength={80}
            aria-label={text('site.articles.search-label')}
            placeholder={text('site.articles.search-label')}
          />
          <button type="submit" className="button">
            {text('site.articles.search')}
          </button>
        </form>
      </search>
      {search !== undefined && (
        <p className="article-found" role="status">
          {text('site.articles.found', { count: articles.length, search })}{' '}
          <a href={path}>{text('site.articles.all')}</a>
        </p>
      )}
      <ul className="article-list">
        {articles.map((article) => (
          <ArticleTile key={article.href} article={article} />
        ))}
      </ul>
      <Siblings siblings={siblings} />
    </div>
  )
}

export function ArticleTile({ article: { href, title, summary, icon, published } }: { readonly article: ArticleLink }) {
  return (
    <li>
      <a className="article-tile" href={href}>
        {icon && <Icon name={icon} className="article-icon" />}
        <span>
          <b>{title}</b>
          <span className="article-summary">{summary}</span>
          {published && <Day at={published} />}
        </span>
      </a>
    </li>
  )
}
