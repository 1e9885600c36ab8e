import { useId } from 'react'
import { api } from '../../api/api.ts'
import { useAddressState } from '../../kit/address/use-address-state.ts'
import { Screen } from '../../kit/screen/Screen.tsx'
import { useSite } from '../../model/site/site.ts'
import { campaignPath, type LinkState, linkStateOf, withValue } from './campaign-link.ts'
import { LinkForm } from './LinkForm.tsx'
import { LinkResult } from './LinkResult.tsx'
import './links.css'

const place = { to: '/links', read: linkStateOf, write: (state: LinkState) => state } as const

/** Builds links for campaigns; the address of this screen holds what was entered. */
export function Links() {
  const id = useId()
  const site = useSite()
  const { data } = api.useCatalogueQuery(undefined)
  const { state, type } = useAddressState<LinkState>(place)
  const set = (name: string) => (value: string) => type((now) => withValue(now, name, value))
  const param = data?.landings.find(({ slug }) => slug === state['landing'])?.param
  const path = site && campaignPath(site, state)
  const origin = state['origin'] ?? location.origin
  return (
    <Screen title="Links">
      <div className="links">
        <LinkForm site={site} state={state} param={param} set={set} />
        <section className="links-result" aria-labelledby={`${id}-result`}>
          <header className="links-head">
            <h2 id={`${id}-result`}>Link</h2>
            {Object.keys(state).length > 0 && (
              <button type="button" className="button button-quiet button-small" onClick={() => type({})}>
                Reset
              </button>
            )}
          </header>
          {path === undefined ? (
            <p className="muted">{site ? 'Choose a landing to build its link.' : 'Loading…'}</p>
          ) : (
            <LinkResult origin={origin} path={path} name={state['landing'] ?? ''} />
          )}
        </section>
      </div>
    </Screen>
  )
}
