import { useId } from 'react'
import { api } from '../../api/api.ts'
import { useAddressState } from '../../kit/address/use-address-state.ts'
import { Screen } from '../../kit/screen/Screen.tsx'
import { useSite } from '../../model/site/site.ts'
import { campaignPath, type LinkState, linkStateOf, withAnswer } from './campaign-link.ts'
import { LinkForm } from './LinkForm.tsx'
import { LinkResult } from './LinkResult.tsx'
import './links.css'

const place = { to: '/links', read: linkStateOf, write: (state: LinkState) => state } as const

/** Puts links for campaigns together; the address of this screen keeps them. */
export function Links() {
  const id = useId()
  const site = useSite()
  const { data } = api.useCatalogueQuery(undefined)
  const { state, type } = useAddressState<LinkState>(place)
  const answer = (name: string) => (value: string) => type(withAnswer(state, name, value))
  const param = data?.landings.find(({ slug }) => slug === state['landing'])?.param
  const path = site && campaignPath(site, state)
  const origin = state['origin'] ?? location.origin
  return (
    <Screen title="Links">
      <div className="links">
        <LinkForm site={site} state={state} param={param} answer={answer} />
        <section className="links-result" aria-labelledby={`${id}-result`}>
          <h2 id={`${id}-result`}>The link</h2>
          {path === undefined ? (
            <p className="muted">Choose a landing, and the link grows here with everything that you add.</p>
          ) : (
            <LinkResult origin={origin} path={path} name={state['landing'] ?? ''} />
          )}
          {Object.keys(state).length > 0 && (
            <button type="button" className="button button-quiet button-small" onClick={() => type({})}>
              Start anew
            </button>
          )}
        </section>
      </div>
    </Screen>
  )
}
