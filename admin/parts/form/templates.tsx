import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  WrapIfAdditionalTemplateProps,
} from '@rjsf/utils'
import { type FieldPath, FieldPathProvider, useFieldContext, useFieldPath } from '../fields/field-context.ts'
import { FieldHelp } from './FieldHelp.tsx'

/** The path of a field within the record. */
const pathOf = ({
  fieldPathId,
}: {
  readonly fieldPathId: { readonly path: readonly (string | number)[] }
}): FieldPath => fieldPathId.path.map(String)

const isIndex = (step = '') => /^\d+$/.test(step)

const isSame = (one: FieldPath, other: FieldPath) =>
  one.length === other.length && one.every((step, index) => step === other[index])

/** A field with its name, the origin of its value, and its problems. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, rawDescription, children, schema, hidden, displayLabel, formData } = props
  const { isStated, canReset, reset, problems } = useFieldContext()
  const path = pathOf(props)
  const outer = useFieldPath()
  if (hidden || schema.const !== undefined) return null
  const isGroup = schema.type === 'object' || schema.type === 'array'
  const isSwitch = schema.type === 'boolean'
  // The options of a choice stand at its place, and the choice already says which it is.
  const isOption = isSame(path, outer)
  if (path.length === 0 || isOption) return <>{children}</>
  const stated = isStated(path)
  const hasOrigin = canReset && (stated || formData !== undefined) && !path.some(isIndex)
  const wrong = problems.filter((problem) => isSame(problem.path, path))
  return (
    <div
      className={`field ${isGroup ? 'field-group' : ''}`}
      data-path={path.join('/')}
      data-wrong={wrong.length > 0 || undefined}
    >
      {(displayLabel || isGroup) && (
        <div className="field-name">
          <label htmlFor={id}>{label}</label>
          {hasOrigin &&
            (stated ? (
              <button
                type="button"
                className="field-origin field-origin-own"
                onClick={() => reset(path)}
                title="Use the inherited value"
              >
                changed here · reset
              </button>
            ) : (
              <span className="field-origin">inherited</span>
            ))}
          <FieldHelp help={rawDescription} />
        </div>
      )}
      <FieldPathProvider value={path}>
        {isSwitch ? (
          <div className="field-switch">
            {children}
            <FieldHelp help={rawDescription} />
          </div>
        ) : (
          children
        )}
      </FieldPathProvider>
      {wrong.map(({ message, suggestion, link }) => (
        <p key={message} className="problem field-problem" role="alert">
          {link ? <a href={link}>{message}</a> : message} {suggestion && <span className="muted">({suggestion})</span>}
        </p>
      ))}
    </div>
  )
}

export function ObjectFieldTemplate({ properties, fieldPathId }: ObjectFieldTemplateProps) {
  const inside = properties.map(({ content, name }) => <div key={name}>{content}</div>)
  return fieldPathId.path.length === 0 ? (
    <div className="fields">{inside}</div>
  ) : (
    <div className="fields fields-inner">{inside}</div>
  )
}

export function ArrayFieldTemplate({ items, canAdd, onAddClick, title, schema }: ArrayFieldTemplateProps) {
  const one = (schema.items as { readonly title?: string } | undefined)?.title ?? title
  return (
    <div className="list">
      {items}
      {canAdd && (
        <button type="button" className="button button-small" onClick={onAddClick}>
          Add {one?.toLowerCase() || 'one'}
        </button>
      )}
    </div>
  )
}

export function ArrayFieldItemTemplate({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps
  const place = index + 1
  return (
    <div className="list-item">
      <div className="list-item-content">{children}</div>
      <div className="list-item-buttons">
        {hasMoveUp && (
          <button type="button" className="icon-button" aria-label={`Move ${place} up`} onClick={onMoveUpItem}>
            ↑
          </button>
        )}
        {hasMoveDown && (
          <button type="button" className="icon-button" aria-label={`Move ${place} down`} onClick={onMoveDownItem}>
            ↓
          </button>
        )}
        {hasRemove && (
          <button type="button" className="icon-button" aria-label={`Remove ${place}`} onClick={onRemoveItem}>
            ×
          </button>
        )}
      </div>
    </div>
  )
}

export function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className="choice">
      {selector}
      {optionSchemaField}
    </div>
  )
}

/** A value with a name of its own, which can be edited beside it. */
export function WrapIfAdditionalTemplate(props: WrapIfAdditionalTemplateProps) {
  const { schema, children, label, id, onKeyRenameBlur, onRemoveProperty, readonly, disabled } = props
  if (!('__additional_property' in schema)) return <>{children}</>
  return (
    <div className="named-value">
      <input
        className="input"
        aria-label="Name"
        id={`${id}-key`}
        defaultValue={label}
        onBlur={onKeyRenameBlur}
        readOnly={Boolean(readonly || disabled)}
      />
      {children}
      <button type="button" className="icon-button" aria-label={`Remove ${label}`} onClick={onRemoveProperty}>
        ×
      </button>
    </div>
  )
}
