import type { Site } from '../../../src/contract/index.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { LandingPicker } from '../../parts/landing-picker/LandingPicker.tsx'
import { campaignFields, type LinkState, utmFields } from './campaign-link.ts'
import { LinkField } from './LinkField.tsx'

type LinkFormProps = {
  readonly site: Site | undefined
  readonly state: LinkState
  /** The name of the landing's parameter; absent where it has none. */
  readonly param: string | undefined
  /** Takes the value of a field. */
  readonly set: (name: string) => (value: string) => void
}

type Field = { readonly name: string; readonly label: string; readonly example: string }

/** Everything that a campaign link can state. */
export function LinkForm({ site, state, param, set }: LinkFormProps) {
  const field = ({ name, label, example }: Field) => (
    <LinkField key={name} label={label} name={name} example={example} value={state[name]} onChange={set(name)} />
  )
  return (
    <form className="links-form" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>Destination</legend>
        <LandingPicker label="Landing" slug={state['landing']} onPicked={({ slug }) => set('landing')(slug)} />
        <SelectField
          label="Host"
          value={state['origin']}
          none={`${location.host} (this server)`}
          choices={(site?.hosts.redirectHosts ?? []).map((host) => ({ value: `https://${host}`, text: host }))}
          onChange={set('origin')}
        />
        <SelectField
          label="Language"
          value={state['lang']}
          none="Visitor’s language"
          choices={(site?.locales ?? []).map(({ code, name }) => ({ value: code, text: `${name} (${code})` }))}
          onChange={set('lang')}
        />
        {(param !== undefined || state['param']) && (
          <LinkField
            label="Parameter"
            name={param ?? 'param'}
            example="hi"
            value={state['param']}
            onChange={set('param')}
          />
        )}
      </fieldset>
      <fieldset>
        <legend>Campaign</legend>
        {campaignFields.map(field)}
      </fieldset>
      <fieldset>
        <legend>Preselected</legend>
        <SelectField
          label="Currency"
          value={state['val_cur']}
          none="As the landing states"
          choices={(site?.currencies ?? []).map(({ code }) => ({ value: code, text: code }))}
          onChange={set('val_cur')}
        />
        <SelectField
          label="Bonus"
          value={state['bonus']}
          none="As the landing states"
          choices={['casino', 'sport'].map((value) => ({ value, text: value }))}
          onChange={set('bonus')}
        />
      </fieldset>
      <fieldset>
        <legend>Tracking (UTM)</legend>
        {utmFields.map(field)}
      </fieldset>
    </form>
  )
}
