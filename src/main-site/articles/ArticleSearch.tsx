import { useText } from '../../ui/text.ts'
import { type Content, useSitePage } from '../page/page.ts'

type ArticleSearchProps = Pick<Extract<Content, { kind: 'articles' }>, 'articles' | 'search'>

/** The search in all articles, and how many it has found. */
export function ArticleSearch({ articles, search }: ArticleSearchProps) {
  const text = useText()
  const { path } = useSitePage()
  return (
    <>
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
    </>
  )
}
