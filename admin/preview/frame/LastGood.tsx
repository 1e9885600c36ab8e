import { Component, type ReactNode } from 'react'
import type { Page } from '../../../src/landing/page/page.ts'
import { asWritten } from '../../../src/rules/names-in-braces.ts'

type LastGoodProps = {
  readonly page: Page
  readonly children: (page: Page) => ReactNode
  /** Nothing is shown if this page cannot be rendered either. */
  readonly isLastTry?: boolean
}

type LastGoodState = { readonly page: Page; readonly hasFailed: boolean }

/**
 * Keeps the last page that could be rendered while a text is half-typed; each further page is tried again. If there is
 * none, such as with the half-finished text of a colleague, it is shown as it is written.
 */
export class LastGood extends Component<LastGoodProps, LastGoodState> {
  override state: LastGoodState = { page: this.props.page, hasFailed: false }

  private good: Page | undefined

  static getDerivedStateFromProps({ page }: LastGoodProps, state: LastGoodState): LastGoodState | null {
    return page === state.page ? null : { page, hasFailed: false }
  }

  static getDerivedStateFromError(): Partial<LastGoodState> {
    return { hasFailed: true }
  }

  override componentDidMount() {
    this.remember()
  }

  override componentDidUpdate() {
    this.remember()
  }

  override render() {
    const { page, hasFailed } = this.state
    const { children, isLastTry } = this.props
    const shown = hasFailed ? this.good : page
    if (shown) return children(shown)
    if (isLastTry) return null
    return (
      <LastGood page={withEveryValue(page)} isLastTry>
        {children}
      </LastGood>
    )
  }

  private remember() {
    if (!this.state.hasFailed) this.good = this.state.page
  }
}

function withEveryValue(page: Page): Page {
  const written = Object.values(page.texts).map((text) => (typeof text === 'string' ? {} : asWritten(text)))
  return { ...page, values: Object.assign({}, ...written, page.values) }
}
