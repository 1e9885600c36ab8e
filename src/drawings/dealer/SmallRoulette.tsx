import type { Ref } from 'react'

/** A roulette wheel as it is seen across a table. */
export function SmallRoulette({ ref }: { readonly ref: Ref<SVGGElement> }) {
  return (
    <g transform="translate(200 232) scale(1 .55)">
      <circle r="88" fill="#54290f" stroke="#e0ac4a" strokeWidth="4" />
      <g ref={ref} fill="none" strokeWidth="26">
        <circle r="66" stroke="#17181d" />
        <circle r="66" stroke="#c4162f" pathLength="36" strokeDasharray="1" />
        <circle r="66" stroke="#0f9d58" pathLength="36" strokeDasharray="1 35" />
        <circle r="46" fill="#7a431c" stroke="#e0ac4a" strokeWidth="4" />
        <path d="M-40 0H40M0-40V40" stroke="#e0ac4a" strokeWidth="8" />
        <circle r="10" fill="#f6dc8c" />
        <circle cx="52" cy="46" r="6" fill="#fff" />
      </g>
    </g>
  )
}
