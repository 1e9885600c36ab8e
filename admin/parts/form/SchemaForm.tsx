import { withTheme } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import { memo, useMemo } from 'react'
import type { FormSchema } from '../../../src/contract/generated/form-schemas.ts'
import { DateTimeWidget } from '../fields/DateTimeWidget.tsx'
import { type FieldContext, FieldContextProvider } from '../fields/field-context.ts'
import { SelectWidget } from '../fields/SelectWidget.tsx'
import { SwitchWidget } from '../fields/SwitchWidget.tsx'
import { TextareaWidget } from '../fields/TextareaWidget.tsx'
import { TextWidget } from '../fields/TextWidget.tsx'
import {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  FieldTemplate,
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
  WrapIfAdditionalTemplate,
} from './templates.tsx'
import { uiOf } from './ui-of.ts'
import { variantFinder } from './validator.ts'
import './form.css'

const Form = withTheme({
  templates: {
    FieldTemplate,
    ObjectFieldTemplate,
    ArrayFieldTemplate,
    ArrayFieldItemTemplate,
    MultiSchemaFieldTemplate,
    WrapIfAdditionalTemplate,
  },
  widgets: {
    TextWidget,
    SelectWidget,
    CheckboxWidget: SwitchWidget,
    TextareaWidget,
    DateTimeWidget,
    DateWidget: TextWidget,
    EmailWidget: TextWidget,
    URLWidget: TextWidget,
    UpDownWidget: TextWidget,
  },
})

type Values = { readonly [property: string]: unknown }

type SchemaFormProps = {
  readonly name: string
  readonly schema: FormSchema
  readonly value: Values
  readonly context: FieldContext
  readonly onChange: (value: Values, path: string) => void
}

/** A form that is generated from a schema. */
export const SchemaForm = memo(function SchemaForm({ name, schema, value, context, onChange }: SchemaFormProps) {
  const ui = useMemo(() => ({ ...uiOf(schema), 'ui:submitButtonOptions': { norender: true } }), [schema])
  const shown = useMemo(() => ({ ...schema, title: undefined, description: undefined }) as RJSFSchema, [schema])
  return (
    <FieldContextProvider value={context}>
      <Form
        tagName="div"
        idPrefix={name}
        schema={shown}
        validator={variantFinder}
        formData={value}
        noValidate
        liveOmit={false}
        showErrorList={false}
        experimental_defaultFormStateBehavior={{
          emptyObjectFields: 'skipDefaults',
          arrayMinItems: { populate: 'never' },
        }}
        uiSchema={ui}
        // A change without a field is made by the form itself, and may be based on an outdated record.
        onChange={({ formData }, field) => field !== undefined && onChange(formData, field)}
      />
    </FieldContextProvider>
  )
})
