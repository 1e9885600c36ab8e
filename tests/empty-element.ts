/** An element in which nothing is drawn: what is rendered into it has hooks alone. */
export function emptyElement(): Element {
  const listener = { addEventListener() {}, removeEventListener() {} }
  const document = { ...listener, nodeType: 9, activeElement: null, defaultView: window }
  return {
    ...listener,
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    ownerDocument: document,
    textContent: '',
  } as unknown as Element
}
