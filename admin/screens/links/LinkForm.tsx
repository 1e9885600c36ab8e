import type { Site } from '../../../src/contract/index.ts'
import { ChoiceField } from '../../kit/fields/SelectField.tsx'
import { LandingPicker } from '../../parts/landing-picker/LandingPicker.tsx'
import { campaignFields, type LinkState, utmFields } from './campaign-link.ts'
import { LinkField } from './LinkField.tsx'

type LinkFormProps = {
  readonly site: Site | undefined
  readonly state: LinkState
  /** How the landing's parameter is called; missing where it has none. */
  readonly param: string | undefined
  /** Takes the answer to one of the questions. */
  readonly answer: (name: string) => (value: string) => void
}

type Field = { readonly name: string; readonly label: string; readonly example: string }

/** Everything that a campaign link can say. */
export function LinkForm({ site, state, param, answer }: LinkFormProps) {
  const field = ({ name, label, example }: Field) => (
    <LinkField key={name} label={label} name={name} example={example} value={state[name]} onAnswer={answer(name)} />
  )
  return (
    <form className="links-form" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>Where it leads</legend>
        <LandingPicker label="Landing" slug={state['landing']} onPicked={({ slug }) => answer('landing')(slug)} />
        <ChoiceField
          label="Host"
          value={state['origin']}
          none={`${location.host} (this server)`}
          choices={(site?.hosts.redirectHosts ?? []).map((host) => ({ value: `https://${host}`, text: host }))}
          onChange={answer('origin')}
        />
        <ChoiceField
          label="Language"
          value={state['lang']}
          none="the visitor’s own"
          choices={(site?.locales ?? []).map(({ code, name }) => ({ value: code, text: `${name} (${code})` }))}
          onChange={answer('lang')}
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
        <ChoiceField
          label="Currency"
          value={state['val_cur']}
          none="the landing’s own"
          choices={(site?.currencies ?? []).map(({ code }) => ({ value: code, text: code }))}
          onChange={answer('val_cur')}
        />
        <ChoiceField
          label="Bonus"
          value={state['bonus']}
          none="the landing’s own"
          choices={['casino', 'sport'].map((value) => ({ value, text: value }))}
          onChange={answer('bonus')}
        />
      </fieldset>
      <fieldset>
        <legend>Statistics (UTM)</legend>
        {utmFields.map(field)}
      </fieldset>
    </form>
  )
}
