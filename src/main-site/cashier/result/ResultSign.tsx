const paths = {
  queue: 'M12 6v6l4 2',
  success: 'm7 12.5 3.4 3.4L17 9',
  fail: 'm8 8 8 8m0-8-8 8',
} as const

/** The result at a glance; the heading says it in words. */
export function ResultSign({ kind }: { readonly kind: keyof typeof paths }) {
  return (
    <svg className={`result-sign result-sign-${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d={paths[kind]} />
    </svg>
  )
}
