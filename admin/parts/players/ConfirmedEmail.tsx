import { LongName } from '../../kit/format/LongName.tsx'

type ConfirmedEmailProps = { readonly email: string; readonly isConfirmed: boolean }

/** An e-mail address, and whether its player has confirmed it. */
export function ConfirmedEmail({ email, isConfirmed }: ConfirmedEmailProps) {
  return (
    <>
      <LongName name={email} /> <Confirmation isConfirmed={isConfirmed} />
    </>
  )
}

export function Confirmation({ isConfirmed }: Pick<ConfirmedEmailProps, 'isConfirmed'>) {
  return (
    <span className={`badge ${isConfirmed ? 'badge-good' : ''}`}>{isConfirmed ? 'confirmed' : 'not confirmed'}</span>
  )
}
