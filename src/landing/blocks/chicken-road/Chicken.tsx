import type { Ref } from 'react'

export function Chicken({ ref }: { readonly ref: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} className="chicken-road-chicken" viewBox="0 0 64 64" aria-hidden="true">
      <ellipse cx="30" cy="60" rx="18" ry="4" fill="#0005" />
      <path d="M24 48v10h-4M36 48v10h6" fill="none" stroke="#f59a1b" strokeWidth="4" strokeLinecap="round" />
      <path d="M36 14q-4-10 4-9 2-6 7-1 7-1 4 9Z" fill="#e8262c" />
      <path d="M34 26Q32 10 44 10T56 24Q58 50 34 52 10 54 6 34L4 20Q12 22 16 30 22 34 34 26Z" fill="#fff" />
      <path d="M6 34Q10 54 34 52 54 50 56 30 50 44 34 44 14 44 6 34Z" fill="#d8dfe8" />
      <path d="M18 34q14 6 20-2-2 14-12 13-6-2-8-11Z" fill="#c3cdd9" />
      <path d="M55 18l9 4-9 5Z" fill="#ffb52e" />
      <path d="M52 28q5 4 2 9-5-1-4-9Z" fill="#e8262c" />
      <path d="M33 29q12 8 23 1v6q-12 7-24-2Z" fill="#e8262c" />
      <circle cx="48" cy="19" r="5" fill="#fff" stroke="#c3cdd9" />
      <circle cx="49.5" cy="19.5" r="3" fill="#14202b" />
      <path d="M42 13l9 2" stroke="#6b3b1c" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
