import { Icon } from '../../../ui/Icon.tsx'
import { useMoney, useText } from '../../../ui/text.ts'
import type { ShownMethod, ShownMethods } from '../../page/page.ts'

type MethodListProps = {
  readonly methods: ShownMethods
  /** Where a method leads; nowhere for visitors. */
  readonly addressOf?: (method: string) => string
  /** Why a method leads nowhere at the moment. */
  readonly closedBy?: (method: ShownMethod) => string | undefined
}

/** The ways to pay, by group, each with the amounts that it takes. */
export function MethodList({ methods: { groups, currency }, addressOf, closedBy }: MethodListProps) {
  const text = useText()
  const Heading = addressOf ? 'h3' : 'h2'
  return (
    <div className="method-groups">
      {groups.map(({ group, methods }) => (
        <section key={group}>
          <Heading className="method-group">{text(`site.cashier.group.${group}`)}</Heading>
          <ul className="methods">
            {methods.map((method) => {
              const closed = closedBy?.(method)
              return (
                <li key={method.id}>
                  {addressOf && closed === undefined ? (
                    <a className="method" href={addressOf(method.id)}>
                      <MethodLine method={method} currency={currency} />
                    </a>
                  ) : (
                    <div className={closed === undefined ? 'method' : 'method method-closed'}>
                      <MethodLine method={method} currency={currency} note={closed} />
                    </div>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

type MethodLineProps = { readonly method: ShownMethod; readonly currency: string; readonly note?: string | undefined }

export function MethodLine({ method: { name, icon, minimum, maximum }, currency, note }: MethodLineProps) {
  const money = useMoney()
  return (
    <>
      <Icon name={icon} className="method-icon" />
      <span className="method-name">
        <b>{name}</b>
        <small>{`${money(minimum / 100, currency)} – ${money(maximum / 100, currency)}`}</small>
        {note && <small>{note}</small>}
      </span>
    </>
  )
}
