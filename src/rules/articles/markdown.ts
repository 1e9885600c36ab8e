import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** An article as pages show it: text, and elements with their content. */
export type ArticleNode = string | ArticleElement

export type ArticleElement = {
  readonly tag: 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'a'
  /** Of a link. */
  readonly href?: string
  readonly children: readonly ArticleNode[]
}

export type Article = {
  readonly nodes: readonly ArticleNode[]
  /** What an article cannot contain: the names of Markdown's parts. */
  readonly refused: readonly string[]
}

/** Reads an article. Only words, headings, lists and links are allowed; there is no HTML. */
export function readMarkdown(markdown: string): Article {
  const refused: string[] = []
  const nodes = childrenOf(fromMarkdown(markdown), refused)
  return { nodes, refused }
}

const childrenOf = (node: Extract<Nodes, { children: unknown }> | Root, refused: string[]): ArticleNode[] =>
  node.children.flatMap((child) => read(child as Nodes, refused))

function read(node: Nodes, refused: string[]): ArticleNode[] {
  switch (node.type) {
    case 'text':
      return [node.value]
    case 'paragraph':
      return [{ tag: 'p', children: childrenOf(node, refused) }]
    case 'heading':
      if (node.depth !== 2 && node.depth !== 3) refused.push(`heading ${node.depth}`)
      return [{ tag: node.depth === 3 ? 'h3' : 'h2', children: childrenOf(node, refused) }]
    case 'list':
      return [{ tag: node.ordered ? 'ol' : 'ul', children: childrenOf(node, refused) }]
    case 'listItem':
      return [{ tag: 'li', children: node.children.flatMap((child) => contentOf(child, refused)) }]
    case 'strong':
      return [{ tag: 'strong', children: childrenOf(node, refused) }]
    case 'emphasis':
      return [{ tag: 'em', children: childrenOf(node, refused) }]
    case 'link':
      return [{ tag: 'a', href: node.url, children: childrenOf(node, refused) }]
    case 'break':
      return [' ']
    default:
      refused.push(node.type)
      return []
  }
}

/** A line of a list is no paragraph of its own. */
const contentOf = (child: Nodes, refused: string[]): ArticleNode[] =>
  child.type === 'paragraph' ? childrenOf(child, refused) : read(child, refused)

/** The words of an article, for search. */
export const wordsOf = (nodes: readonly ArticleNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `${wordsOf(node.children)} `)).join('')

/** The addresses of its links. */
export const linksOf = (nodes: readonly ArticleNode[]): readonly string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.href === undefined ? [] : [node.href]), ...linksOf(node.children)],
  )
