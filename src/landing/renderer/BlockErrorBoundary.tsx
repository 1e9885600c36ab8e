import { Component, type ReactNode } from 'react'
import { useText } from '../../ui/text.ts'

type BlockErrorBoundaryProps = { readonly block: string; readonly children: ReactNode }

/** Error boundary of a block: if it throws, the rest of the page and the dialog stay usable. */
export class BlockErrorBoundary extends Component<BlockErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(new Error(`The block "${this.props.block}" failed.`, { cause: error }))
  }

  override render() {
    return this.state.hasFailed ? <FailedBlock /> : this.props.children
  }
}

function FailedBlock() {
  return (
    <section className="block failed">
      <p>{useText()('ui.page.block-failed')}</p>
    </section>
  )
}
