import type { Ref } from 'react'

export function Keeper({ ref }: { readonly ref: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} className="football-keeper" viewBox="0 0 100 120" aria-hidden="true">
      <path d="M40 74 34 112M60 74l6 38" stroke="#22262f" strokeWidth="13" strokeLinecap="round" />
      <path d="M28 114h14M60 114h14" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M38 46 16 30 10 12M62 46 84 30 90 12"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="12"
        strokeLinejoin="round"
      />
      <path d="M34 38Q50 32 66 38L64 82H36Z" fill="var(--primary)" />
      <path d="M34 38Q50 32 66 38L65 50H35Z" fill="#fff3" />
      <path d="M10 10v-3M90 10v-3" stroke="#fff" strokeWidth="17" strokeLinecap="round" />
      <circle cx="50" cy="21" r="13" fill="#a8704c" />
      <path d="M37 20Q36 6 50 6t13 14q-12-8-26 0Z" fill="#21150f" />
    </svg>
  )
}
