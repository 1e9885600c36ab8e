import { createElement, type ReactNode } from 'react'
import type { ArticleNode } from '../../rules/articles/markdown.ts'

/** The words of an article; nothing in them is HTML. */
export const ArticleNodes = ({ nodes }: { readonly nodes: readonly ArticleNode[] }): ReactNode => nodes.map(shown)

function shown(node: ArticleNode, place: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href, children } = node
  return createElement(tag, { key: place, ...(href !== undefined && { href }) }, ...children.map(shown))
}
