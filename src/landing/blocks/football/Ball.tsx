import type { Ref } from 'react'

export function Ball({ ref }: { readonly ref: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} className="football-ball" viewBox="0 0 60 60" aria-hidden="true">
      <circle cx="30" cy="30" r="28" fill="#fff" />
      <path
        d="M30 19l11 8-4 13H23l-4-13ZM14 8 30 3 46 8 38 13H22ZM3 24l8-9 3 12-6 9ZM57 24l-8-9-3 12 6 9ZM14 52 9 41l12 2 5 11ZM46 52l5-11-12 2-5 11Z"
        fill="#1b1e25"
      />
      <path d="M30 58A28 28 0 0 0 56 20 30 30 0 0 1 6 44 28 28 0 0 0 30 58Z" fill="#0003" />
    </svg>
  )
}
