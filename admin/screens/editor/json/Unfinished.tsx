type UnfinishedProps = { readonly onFinish: () => void; readonly onDiscard: () => void }

/** Stands above the form while the JSON cannot be read: one of the two has to be finished first. */
export function Unfinished({ onFinish, onDiscard }: UnfinishedProps) {
  return (
    <section className="conflicts" role="status">
      <p>The JSON of this record is unfinished. The form can be changed again once it is finished or discarded.</p>
      <button type="button" className="button button-small button-primary" onClick={onFinish}>
        Finish the JSON
      </button>
      <button type="button" className="button button-small" onClick={onDiscard}>
        Discard what is unfinished
      </button>
    </section>
  )
}
