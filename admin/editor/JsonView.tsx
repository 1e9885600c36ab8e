import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json, jsonParseLinter } from '@codemirror/lang-json'
import { bracketMatching, defaultHighlightStyle, syntaxHighlighting, syntaxTree } from '@codemirror/language'
import { type Diagnostic, linter, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { useEffect, useRef } from 'react'
import { formSchemas } from '../../src/contract/generated/form-schemas.ts'
import { type Content, format } from './model/content.ts'
import { isSame } from './model/difference.ts'
import type { Problem } from './problems/problems.ts'
import './json-view.css'

type JsonViewProps = {
  readonly content: Content
  readonly problems: readonly Problem[]
  readonly isReadOnly: boolean
  readonly onChange: (content: Content, place: string) => void
}

/** The record as its file states it, on the same state as the form. */
export function JsonView({ content, problems, isReadOnly, onChange }: JsonViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef({ content, onChange })
  latest.current = { content, onChange }

  useEffect(() => {
    const host = place.current as HTMLDivElement
    // In a tree of its own the editor needs no style elements, which the security policy would refuse.
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const editor = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: format(latest.current.content),
        extensions: [...extensionsOf(take), EditorState.readOnly.of(isReadOnly)],
      }),
    })
    view.current = editor
    function take(text: string) {
      const next = parsed(text)
      if (next && !isSame(next, latest.current.content)) latest.current.onChange(next, 'json')
    }
    return () => editor.destroy()
  }, [isReadOnly])

  useEffect(() => {
    const editor = view.current
    if (!editor || isSame(parsed(editor.state.doc.toString()), content)) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: format(content) } })
  }, [content])

  useEffect(() => {
    const editor = view.current
    if (editor) editor.dispatch(setDiagnostics(editor.state, marksOf(editor.state, problems)))
  }, [problems])

  return <div ref={place} className="json-view" />
}

function extensionsOf(take: (text: string) => void) {
  return [
    lineNumbers(),
    history(),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    json(),
    linter(jsonParseLinter()),
    bracketMatching(),
    syntaxHighlighting(defaultHighlightStyle),
    autocompletion({ override: [completeProperty] }),
    EditorView.lineWrapping,
    EditorView.updateListener.of(({ docChanged, state }) => docChanged && take(state.doc.toString())),
    EditorView.contentAttributes.of({ 'aria-label': 'The record as JSON' }),
  ]
}

function parsed(text: string): Content | undefined {
  try {
    const content = JSON.parse(text)
    return typeof content === 'object' && content !== null && !Array.isArray(content) ? content : undefined
  } catch {
    return undefined
  }
}

/** The properties of the landing, where one begins. */
function completeProperty(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/"[\w-]*/)
  const node = syntaxTree(context.state).resolveInner(context.pos, -1)
  if (!word || (node.name !== 'PropertyName' && node.name !== 'Object' && node.name !== '⚠')) return null
  const properties = (formSchemas['landing']?.['properties'] ?? {}) as Record<string, { title?: string }>
  const options = Object.entries(properties).map(([name, { title }]) => ({
    label: `"${name}"`,
    type: 'property',
    ...(title && { detail: title }),
  }))
  return { from: word.from, options }
}

/** Each problem at the value that it is about, wherever that stands in what is typed at this moment. */
function marksOf(state: EditorState, problems: readonly Problem[]): Diagnostic[] {
  const tree = parseTree(state.doc.toString())
  return problems.flatMap(({ steps, message, suggestion, elsewhere }): Diagnostic[] => {
    const node = elsewhere === undefined ? nearestNode(tree, steps) : undefined
    if (!node) return []
    const { offset: from, length } = node
    return [
      { from, to: from + length, severity: 'error', message: suggestion ? `${message} (${suggestion})` : message },
    ]
  })
}

/** The value at a place, or what it is missing from. */
function nearestNode(tree: Node | undefined, steps: readonly string[]): Node | undefined {
  let node = tree
  for (const step of steps) {
    const inside = node && findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step])
    if (!inside) return node
    node = inside
  }
  return node
}
