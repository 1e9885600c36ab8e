import { memo, useMemo, useRef } from 'react'
import { isSame } from '../../../../src/registry/overrides/difference.ts'
import { isStated, reset, stateProperty } from '../../../../src/registry/overrides/overrides.ts'
import { type Group, groups } from '../../../model/schemas/groups.ts'
import type { FieldContext } from '../../../parts/fields/field-context.ts'
import { SchemaForm } from '../../../parts/form/SchemaForm.tsx'
import type { Editing } from '../editing/editing.ts'
import { Fold } from '../fold/Fold.tsx'
import { countBelow } from '../problems/problems.ts'
import { PartsOnPage } from './PartsOnPage.tsx'

/** The properties of a landing by subject; its blocks have a list of their own. */
export function GroupForms(editing: Editing) {
  return groups.map((group) => <GroupForm key={group.title} group={group} {...editing} />)
}

type GroupFormProps = Editing & { readonly group: Group }

function GroupForm({ group, ...editing }: GroupFormProps) {
  const { problems, focus, own } = editing
  const places = group.properties.map((name) => [name])
  const count = countBelow(problems, ...places)
  const stated = group.properties.filter((name) => name in own && name !== 'extends').length
  return (
    <Fold
      className="group"
      focus={focus}
      holds={group.properties.includes(focus[0] ?? '')}
      summary={
        <>
          <h2>{group.title}</h2>
          {editing.canReset && stated > 0 && <span className="badge">{stated} changed here</span>}
          {count > 0 && <span className="badge badge-bad">{count}</span>}
        </>
      }
    >
      {() => (
        <>
          <GroupFields group={group} {...editing} />
          {group.properties.includes('dialog') && <PartsOnPage editing={editing} />}
        </>
      )}
    </Fold>
  )
}

type Values = { readonly [property: string]: unknown }

const picked = (value: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.flatMap((name) => (name in value ? [[name, value[name]]] : [])))

/** Rendered again only when something in this group changes. */
export const GroupFields = memo(function GroupFields({ group, ...editing }: GroupFormProps) {
  const { own, inherited, inheritedAt, effective, problems, change, choicesOf, texts, canReset } = editing
  const { notes, extends: parent } = own
  // These two are never inherited.
  const value = useMemo(
    () => picked({ ...effective, ...(notes && { notes }), ...(parent && { extends: parent }) }, group.properties),
    [effective, notes, parent, group.properties],
  )
  const stable = useRef(value)
  if (!isSame(stable.current, value)) stable.current = value
  const context: FieldContext = {
    choicesOf,
    texts,
    canReset,
    isStated: (path) => isStated(own, path),
    inheritedAt,
    reset: (path) => change(reset(own, path), path.join('/')),
    problems,
  }
  return (
    <SchemaForm
      name={group.title.replaceAll(' ', '-').toLowerCase()}
      schema={group.schema}
      value={stable.current}
      context={context}
      onChange={(next, place) => {
        const changed = group.properties.filter((name) => !isSame(stable.current[name], next[name]))
        const stated = changed.reduce((record, name) => stateProperty(record, inherited, name, next[name]), own)
        change(stated, place)
      }}
    />
  )
})
