import { sayCost } from '../../../../model/pictures/say-cost.ts'

/** What the picture costs each visitor, as the slow network of the bench would load it. */
export function Cost({ weight, isBusy }: { readonly weight: number; readonly isBusy: boolean }) {
  return <b>{isBusy ? 'being measured…' : sayCost(weight)}</b>
}
