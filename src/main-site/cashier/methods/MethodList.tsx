import { Icon } from '../../../ui/Icon.tsx'
import { useMoney, useText } from '../../../ui/text.ts'
import type { ShownMethod, ShownMethods } from '../../page/page.ts'

type MethodListProps = {
  readonly methods: ShownMethods
  /** Where a method leads; nowhere for visitors. */
  readonly addressOf?: (method: string) => string
}

/** The ways to pay in, by group, each with the amounts that it takes. */
export function MethodList({ methods: { groups, currency }, addressOf }: MethodListProps) {
  const text = useText()
  const Heading = addressOf ? 'h3' : 'h2'
  return (
    <div className="method-groups">
      {groups.map(({ group, methods }) => (
        <section key={group}>
          <Heading className="method-group">{text(`site.cashier.group.${group}`)}</Heading>
          <ul className="methods">
            {methods.map((method) => (
              <li key={method.id}>
                {addressOf ? (
                  <a className="method" href={addressOf(method.id)}>
                    <MethodLine method={method} currency={currency} />
                  </a>
                ) : (
                  <div className="method">
                    <MethodLine method={method} currency={currency} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type MethodLineProps = { readonly method: ShownMethod; readonly currency: string }

export function MethodLine({ method: { name, icon, minimum, maximum }, currency }: MethodLineProps) {
  const money = useMoney()
  return (
    <>
      <Icon name={icon} className="method-icon" />
      <span className="method-name">
        <b>{name}</b>
        <small>{`${money(minimum / 100, currency)} – ${money(maximum / 100, currency)}`}</small>
      </span>
    </>
  )
}
