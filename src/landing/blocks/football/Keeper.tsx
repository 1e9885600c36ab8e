import type { Ref } from 'react'

const arm = 'M36 50 17 40 11 21'
const glove = 'M4 22Q0 8 6 2q3 8 5 0 3-2 4 6 2-6 5-3 2 8-2 18Z'

export function Keeper({ ref }: { readonly ref: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} className="football-keeper" viewBox="0 0 100 120" aria-hidden="true">
      <g id="football-side">
        <path d={arm} fill="none" stroke="#e8590c" strokeWidth="13" strokeLinecap="round" strokeLinejoin="round" />
        <path d={glove} fill="#fff" />
        <path d="M4 18l14 3-1 5-13-3Z" fill="#12a594" />
        <path d="M42 80 30 96l5 16" fill="none" stroke="#1b2f5c" strokeWidth="14" strokeLinejoin="round" />
        <path d="M32 98l4 14" stroke="#fff" strokeWidth="12" />
        <path d="M26 114h14" stroke="#ffd24a" strokeWidth="8" strokeLinecap="round" />
      </g>
      <use href="#football-side" transform="matrix(-1 0 0 1 100 0)" />
      <path d="M33 43Q50 37 67 43L64 86H36Z" fill="#ff7a1f" />
      <path d="M50 40Q60 40 67 43L64 86H50Z" fill="#c94a05" />
      <path d="M34 60l32-4v9l-32 4Z" fill="#ffe3c4" />
      <path d="M43 40q7 8 14 0l-2-6H45Z" fill="#8a5230" />
      <path d="M37 20Q37 8 50 8T63 20Q63 38 50 40 37 38 37 20Z" fill="#b3764c" />
      <path d="M52 8Q63 9 63 20 63 38 50 40 60 28 52 8Z" fill="#7d4424" opacity=".5" />
      <path d="M35 22Q33 4 50 3T65 22q-4-9-9-9-10 3-16-1-4 3-5 10Z" fill="#21150f" />
      <path d="M42 19l5 1M53 20l5-1" stroke="#21150f" strokeWidth="2" strokeLinecap="round" />
      <path d="M45 24v.1M55 24v.1" stroke="#21150f" strokeWidth="4" strokeLinecap="round" />
      <path d="M45 31q5 4 10 0-1 4-5 4t-5-4Z" fill="#fff" />
    </svg>
  )
}
