const suits = {
  S: 'M0-20C6-8 18-4 18 7A9 9 0 0 1 3 12Q3 17 7 20H-7Q-3 17-3 12A9 9 0 0 1-18 7C-18-4-6-8 0-20Z',
  H: 'M0 20C-5 11-19 4-19-8A10 10 0 0 1 0-13 10 10 0 0 1 19-8C19 4 5 11 0 20Z',
  D: 'M0-21Q7-8 17 0 7 8 0 21-7 8-17 0-7-8 0-21Z',
  C: 'M-3 10A9.5 9.5 0 1 1-9-7 9.5 9.5 0 1 1 9-7 9.5 9.5 0 1 1 3 10Q3 16 7 20H-7Q-3 16-3 10Z',
}

type PlayingCardProps = { readonly card: string; readonly className?: string }

/** A card's face: rank and suit, as in 'QD'; the ten is '10' or 'T'. */
export function PlayingCard({ card, className }: PlayingCardProps) {
  const suit = card.slice(-1) as keyof typeof suits
  const color = suit === 'H' || suit === 'D' ? '#d0142c' : '#16181d'
  return (
    <svg className={className} viewBox="0 0 70 98" aria-hidden="true">
      <rect x=".5" y=".5" width="69" height="97" rx="8" fill="#fff" stroke="#0003" />
      <g fill={color}>
        <text x="7" y="27" fontSize="26" fontWeight="800" letterSpacing="-2">
          {card.slice(0, -1).replace('T', '10')}
        </text>
        <path d={suits[suit]} transform="translate(16 41) scale(.48)" />
        <path d={suits[suit]} transform="translate(42 66) scale(1.1)" />
      </g>
    </svg>
  )
}
