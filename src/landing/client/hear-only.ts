/** What the components of landings ask to be told of at the root. */
export const heard: readonly string[] = ['click', 'submit']

/**
 * React listens to whatever can happen to its root, and searches its tree for somebody who asked for it: a single tap
 * is some fifteen events. Of those that no component asks for, the root does not hear.
 */
export function hearOnly(root: HTMLElement): HTMLElement {
  const listen = root.addEventListener.bind(root)
  root.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (heard.includes(type)) listen(type, ...rest)
  }
  return root
}
