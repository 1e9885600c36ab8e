import type { Page } from '../../../../src/landing/page/page.ts'
import { type StateName, states, statesOf } from '../../../preview/protocol/states.ts'
import type { Visitor } from '../../../preview/protocol/visitor.ts'

type StateStripProps = {
  readonly page: Page
  readonly state: StateName
  readonly onState: (state: StateName) => void
  readonly visitor: Visitor
  readonly onVisitor: (visitor: Visitor) => void
}

/** The moments of a visit, and the features that the visitor's browser lacks. */
export function StateStrip({ page, state, onState, visitor, onVisitor }: StateStripProps) {
  return (
    <div className="preview-states">
      <div className="preview-moments" role="radiogroup" aria-label="Moment of the visit">
        {statesOf(page).map((name) => (
          <label key={name} className="state">
            <input type="radio" name="state" checked={state === name} onChange={() => onState(name)} />
            <span>{states[name].label}</span>
          </label>
        ))}
      </div>
      <label className="state state-switch">
        <input
          type="checkbox"
          checked={visitor.isStill}
          onChange={({ target }) => onVisitor({ ...visitor, isStill: target.checked })}
        />
        <span>Reduced motion</span>
      </label>
      <label className="state state-switch">
        <input
          type="checkbox"
          checked={!visitor.hasScript}
          onChange={({ target }) => onVisitor({ ...visitor, hasScript: !target.checked })}
        />
        <span>No JavaScript</span>
      </label>
    </div>
  )
}
