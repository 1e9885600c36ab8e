import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'

/** The attributes that all inputs share. */
export const widgetAttributes = ({ id, disabled, readonly, required }: WidgetProps) => ({
  id,
  className: 'input',
  disabled: Boolean(disabled || readonly),
  'aria-required': Boolean(required),
  'aria-describedby': ariaDescribedByIds(id),
})
