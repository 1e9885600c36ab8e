import { Icon } from '../../ui/Icon.tsx'
import type { ArticleLink } from '../page/page.ts'
import { Day } from './Day.tsx'

/** The ways to articles. */
export function ArticleTiles({ articles }: { readonly articles: readonly ArticleLink[] }) {
  return (
    <ul className="article-list">
      {articles.map(({ href, title, summary, icon, published }) => (
        <li key={href}>
          <a className="article-tile" href={href}>
            {icon && <Icon name={icon} className="article-icon" />}
            <span>
              <b>{title}</b>
              <span className="article-summary">{summary}</span>
              {published && <Day at={published} />}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
