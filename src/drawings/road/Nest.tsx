/** Where the road ends: a golden egg in its nest. */
export function Nest({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 64 48" aria-hidden="true">
      <path d="M20 32Q18 4 32 4T44 32Z" fill="#ffd23f" />
      <path d="M25 24Q24 10 31 9 27 14 28 24Z" fill="#fff9" />
      <path d="M2 26Q32 36 62 26 60 46 32 46T2 26Z" fill="#8a5a2b" />
      <path d="M4 30l56 4-2 4-52-4ZM8 40l50-8-1 4-46 8Z" fill="#5f3b18" />
    </svg>
  )
}
