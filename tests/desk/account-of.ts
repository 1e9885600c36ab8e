type Known = { readonly id: string; readonly email?: string; readonly phone?: string; readonly login?: string }

/** The row of a player who registered long ago. */
export const accountOf = ({ id, email, phone, login }: Known, createdAt = 1) => ({
  id,
  email: email ?? null,
  email_written: email ?? null,
  email_confirmed: 0,
  phone: phone ?? null,
  login: login ?? null,
  google_sub: null,
  password_hash: null,
  currency: 'INR',
  country: 'IN',
  locale: 'en',
  subscriptions: '[]',
  redirect_url: null,
  created_at: createdAt,
  last_seen_at: createdAt,
  last_seen_ip: '10.0.0.1',
})
