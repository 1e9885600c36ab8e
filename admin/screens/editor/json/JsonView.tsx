import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json, jsonParseLinter } from '@codemirror/lang-json'
import { bracketMatching } from '@codemirror/language'
import { type Diagnostic, linter, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { useEffect, useRef } from 'react'
import { isSame } from '../../../../src/registry/overrides/difference.ts'
import type { UnfinishedJson } from '../../../model/document/unfinished-json.ts'
import { type Content, format, readContent } from '../../../model/record/content.ts'
import type { Problem } from '../problems/problems.ts'
import { completeAt, type Known } from './complete.ts'
import { jsonLook } from './json-look.ts'
import './json-view.css'

type JsonViewProps = {
  readonly content: Content
  readonly unfinished: UnfinishedJson | undefined
  readonly problems: readonly Problem[]
  readonly isReadOnly: boolean
  readonly known: Known
  readonly onWrite: (text: string) => void
}

/** The record as JSON, over the same document as the form. */
export function JsonView({ content, unfinished, problems, isReadOnly, known, onWrite }: JsonViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef({ content, unfinished, onWrite })
  latest.current = { content, unfinished, onWrite }
  const latestKnown = useRef(known)
  latestKnown.current = known

  useEffect(() => {
    const host = place.current as HTMLDivElement
    // In a shadow root the editor uses constructed style sheets: style elements would be refused by the security policy.
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const editor = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: latest.current.unfinished?.text ?? format(latest.current.content),
        extensions: [...extensionsOf(take, completion(latestKnown)), EditorState.readOnly.of(isReadOnly)],
      }),
    })
    view.current = editor
    function take(text: string) {
      const { content, unfinished, onWrite } = latest.current
      if (unfinished || !isSame(readContent(text), content)) onWrite(text)
    }
    return () => editor.destroy()
  }, [isReadOnly])

  useEffect(() => {
    const editor = view.current
    if (!editor || unfinished || isSame(readContent(editor.state.doc.toString()), content)) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: format(content) } })
  }, [content, unfinished])

  useEffect(() => {
    const editor = view.current
    if (editor) editor.dispatch(setDiagnostics(editor.state, marksOf(editor.state, problems)))
  }, [problems])

  return <div ref={place} className="json-view" />
}

function extensionsOf(take: (text: string) => void, complete: CompletionSource) {
  return [
    lineNumbers(),
    history(),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    json(),
    linter(jsonParseLinter()),
    bracketMatching(),
    jsonLook,
    autocompletion({ override: [complete] }),
    EditorView.lineWrapping,
    EditorView.updateListener.of(({ docChanged, state }) => docChanged && take(state.doc.toString())),
    EditorView.contentAttributes.of({ 'aria-label': 'The record as JSON' }),
  ]
}

/** Completions at the cursor. */
function completion(known: { readonly current: Known }) {
  return ({ state, pos }: CompletionContext): CompletionResult | null => {
    const found = completeAt(state.doc.toString(), pos, known.current)
    return found ? { from: found.from, options: [...found.options], validFor: /^"?[\w.:-]*$/ } : null
  }
}

/** Each problem at its value, wherever that is in the text at this moment. */
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

/** The value at a path, or the nearest one that exists. */
function nearestNode(tree: Node | undefined, steps: readonly string[]): Node | undefined {
  let node = tree
  for (const step of steps) {
    const inside = node && findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step])
    if (!inside) return node
    node = inside
  }
  return node
}
