/**
 * Describes what sticks out of the tool of a page, or of the window. It is serialised and runs in the page itself, so it
 * must not use anything from outside.
 */
export function stickingOut(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>('.tool *')].filter(
    (element) => element.checkVisibility() && !element.closest('.unseen, .copy-word, option, svg'),
  )
  const outside = shown.filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return left < 0 || right > innerWidth + 0.5
  })
  const cut = shown
    .filter((element) => element.matches('button, a, summary, label, h2, h3, .mark, p'))
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
  return [...new Set([...outside, ...cut])].map(({ localName, className, textContent }) =>
    [localName, className, textContent?.slice(0, 60)].join(' '),
  )
}
