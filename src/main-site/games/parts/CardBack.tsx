/** The back of a card. */
export function CardBack({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 70 98" aria-hidden="true">
      <rect x=".5" y=".5" width="69" height="97" rx="8" fill="#fff" stroke="#0003" />
      <rect x="5" y="5" width="60" height="88" rx="5" fill="var(--primary, #b3152e)" />
      <path d="M35 14 58 49 35 84 12 49Z" fill="none" stroke="#fff9" strokeWidth="2" />
      <path d="M35 30 47 49 35 68 23 49Z" fill="#fff6" />
    </svg>
  )
}
