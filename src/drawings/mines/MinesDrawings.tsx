export function MinesDrawings() {
  return (
    <svg className="sprite" aria-hidden="true">
      <symbol id="mines-star" viewBox="0 0 48 48">
        <path
          d="M24 3l6.4 13.6 14.6 2-10.700 10.300 2.700 14.800L24 36.600 11 43.700l2.700-14.800L3 18.600l14.600-2Z"
          fill="currentColor"
        />
        <path
          d="M24 3l6.4 13.6L24 24ZM45 18.600 34.300 28.900 24 24ZM24 24v12.600L11 43.700ZM3 18.600 24 24 13.700 28.900Z"
          fill="#fff6"
        />
      </symbol>
      <symbol id="mines-mine" viewBox="0 0 48 48">
        <path d="M22 2h4v44h-4ZM2 22h44v4H2ZM8 11l3-3 29 29-3 3ZM37 8l3 3-29 29-3-3Z" fill="#11141a" />
        <circle cx="24" cy="24" r="15" fill="currentColor" />
        <circle cx="24" cy="24" r="6" fill="#f0384a" />
        <path d="M13 20q3-8 11-8-7 4-8 9Z" fill="#fff8" />
      </symbol>
    </svg>
  )
}
