import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { api } from '../api/api.ts'
import { LandingPicker } from '../parts/LandingPicker.tsx'
import { Screen } from '../shell/Screen.tsx'
import { useSite } from '../site/site.ts'
import { campaignFields, campaignPath, linkStateOf, utmFields, withAnswer } from './campaign-link.ts'
import { LinkField } from './LinkField.tsx'
import { LinkResult } from './LinkResult.tsx'
import { LinkSelect } from './LinkSelect.tsx'
import './links.css'

/** Puts links for campaigns together; the address of this screen keeps them. */
export function Links() {
  const id = useId()
  const site = useSite()
  const { data } = api.useCatalogueQuery(undefined)
  const state = linkStateOf(useSearch({ strict: false }))
  const navigate = useNavigate()
  const answer = (name: string) => (value: string) =>
    void navigate({ to: '/links', search: withAnswer(state, name, value), replace: true })
  const param = data?.landings.find(({ slug }) => slug === state['landing'])?.param
  const path = site && campaignPath(site, state)
  const origin = state['origin'] ?? location.origin
  const field = ({ name, label, example }: { name: string; label: string; example: string }) => (
    <LinkField key={name} label={label} name={name} example={example} value={state[name]} onAnswer={answer(name)} />
  )
  return (
    <Screen title="Links">
      <div className="links">
        <form className="links-form" onSubmit={(event) => event.preventDefault()}>
          <fieldset>
            <legend>Where it leads</legend>
            <LandingPicker label="Landing" slug={state['landing']} onPicked={({ slug }) => answer('landing')(slug)} />
            <LinkSelect
              label="Host"
              value={state['origin']}
              none={`${location.host} (this server)`}
              choices={(site?.hosts.redirectHosts ?? []).map((host) => ({ value: `https://${host}`, text: host }))}
              onAnswer={answer('origin')}
            />
            <LinkSelect
              label="Language"
              value={state['lang']}
              none="the visitor’s own"
              choices={(site?.locales ?? []).map(({ code, name }) => ({ value: code, text: `${name} (${code})` }))}
              onAnswer={answer('lang')}
            />
            {(param !== undefined || state['param']) && (
              <LinkField
                label="Parameter"
                name={param ?? 'param'}
                example="hi"
                value={state['param']}
                onAnswer={answer('param')}
              />
            )}
          </fieldset>
          <fieldset>
            <legend>Campaign</legend>
            {campaignFields.map(field)}
          </fieldset>
          <fieldset>
            <legend>Chosen beforehand</legend>
            <LinkSelect
              label="Currency"
              value={state['val_cur']}
              none="the landing’s own"
              choices={(site?.currencies ?? []).map(({ code }) => ({ value: code, text: code }))}
              onAnswer={answer('val_cur')}
            />
            <LinkSelect
              label="Bonus"
              value={state['bonus']}
              none="the landing’s own"
              choices={['casino', 'sport'].map((value) => ({ value, text: value }))}
              onAnswer={answer('bonus')}
            />
          </fieldset>
          <fieldset>
            <legend>Statistics (UTM)</legend>
            {utmFields.map(field)}
          </fieldset>
        </form>
        <section className="links-result" aria-labelledby={`${id}-result`}>
          <h2 id={`${id}-result`}>The link</h2>
          {path === undefined ? (
            <p className="muted">Choose a landing, and the link grows here with everything that you add.</p>
          ) : (
            <LinkResult origin={origin} path={path} name={state['landing'] ?? ''} />
          )}
          {Object.keys(state).length > 0 && (
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => void navigate({ to: '/links', search: {} })}
            >
              Start anew
            </button>
          )}
        </section>
      </div>
    </Screen>
  )
}
