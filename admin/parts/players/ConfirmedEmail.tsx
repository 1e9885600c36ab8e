type ConfirmedEmailProps = { readonly email: string; readonly isConfirmed: boolean }

/** An e-mail address, and whether its player has confirmed it. */
export function ConfirmedEmail({ email, isConfirmed }: ConfirmedEmailProps) {
  return (
    <>
      {email}{' '}
      <span className={`badge ${isConfirmed ? 'badge-good' : ''}`}>{isConfirmed ? 'confirmed' : 'not confirmed'}</span>
    </>
  )
}
