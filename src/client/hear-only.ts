/** What the components of landings ask to be told of, and what React needs in order to tell them. */
const asked: readonly string[] = ['click', 'change', 'input', 'submit', 'focusin', 'focusout', 'keydown', 'keyup']

/**
 * React listens to whatever can happen to its root, and searches its tree for somebody who asked for it: a single tap
 * is some fifteen events. Of those that no component asks for, the root does not hear.
 */
export function hearOnly(root: HTMLElement): HTMLElement {
  const listen = root.addEventListener.bind(root)
  root.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (asked.includes(type)) listen(type, ...rest)
  }
  return root
}
