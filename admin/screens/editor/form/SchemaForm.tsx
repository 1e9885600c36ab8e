import { withTheme } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import { memo, useMemo } from 'react'
import type { FormSchema } from '../../../../src/contract/generated/form-schemas.ts'
import { type FieldContext, FieldContextProvider } from './form-context.ts'
import {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  FieldTemplate,
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
  WrapIfAdditionalTemplate,
} from './templates.tsx'
import { branchFinder } from './validator.ts'
import { CheckboxWidget, DateTimeWidget, SelectWidget, TextareaWidget, TextWidget } from './widgets.tsx'
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
  widgets: { TextWidget, SelectWidget, CheckboxWidget, TextareaWidget, DateTimeWidget, UpDownWidget: TextWidget },
})

type SchemaFormProps = {
  readonly name: string
  readonly schema: FormSchema
  readonly value: object
  readonly context: FieldContext
  readonly onChange: (value: object, path: string) => void
}

/** A form that follows from a schema: what the contract says of a property is all that the form knows. */
export const SchemaForm = memo(function SchemaForm({ name, schema, value, context, onChange }: SchemaFormProps) {
  const shown = useMemo(() => ({ ...schema, title: undefined, description: undefined }) as RJSFSchema, [schema])
  return (
    <FieldContextProvider value={context}>
      <Form
        tagName="div"
        idPrefix={name}
        schema={shown}
        validator={branchFinder}
        formData={value}
        noValidate
        liveOmit={false}
        showErrorList={false}
        experimental_defaultFormStateBehavior={{
          emptyObjectFields: 'skipDefaults',
          arrayMinItems: { populate: 'never' },
        }}
        uiSchema={uiSchema}
        // Without a field it is no change of a person's, but of the form's own, and may be older than the record.
        onChange={({ formData }, field) => field !== undefined && onChange(formData, field)}
      />
    </FieldContextProvider>
  )
})

const uiSchema = {
  'ui:submitButtonOptions': { norender: true },
  notes: { 'ui:widget': 'textarea' },
}
