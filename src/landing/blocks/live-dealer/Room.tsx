import type { ReactNode } from 'react'
import type { BlockOf } from '../block.ts'

type RoomProps = { readonly view: BlockOf<'live-dealer'>['view']; readonly seats: number; readonly children: ReactNode }

/** The table: the dealer is opposite the visitor in first person, and in front of him in the other view. */
export function Room({ view, seats, children }: RoomProps) {
  const isFirstPerson = view === 'first-person'
  return (
    <svg className="live-dealer-room" viewBox="0 0 400 330" aria-hidden="true">
      <path d="M60 0 20 120h150L130 0ZM270 0l-40 120h150L340 0Z" fill="#fff1" />
      <g transform={isFirstPerson ? undefined : 'translate(0 -52)'}>
        <ellipse cx="200" cy="240" rx="262" ry="112" fill="#54290f" />
        <ellipse cx="200" cy="236" rx="246" ry="100" fill="#e0ac4a" />
        <ellipse cx="200" cy="236" rx="243" ry="98" fill="#0c6846" />
        <ellipse cx="200" cy="234" rx="186" ry="62" fill="#fff1" stroke="#e0ac4a88" strokeWidth="2" />
        <path d="M326 138l50 18v28l-54-19Z" fill="#20232b" />
        <path d="M326 138l50 18-4 8-50-17Z" fill="#fff" />
        {seatPlaces(seats, isFirstPerson ? 1 : -1).map(({ x, y, isYours }) => (
          <g key={x} transform={`translate(${x} ${y}) scale(1 .6)`}>
            <circle r="17" fill={isYours ? 'var(--accent)' : '#0003'} stroke="#e0ac4a" strokeWidth="3" />
            {!isYours && <circle r="8" fill="#e0ac4a" opacity=".5" />}
          </g>
        ))}
        {children}
      </g>
      {!isFirstPerson && (
        <>
          <path d="M-10 330Q-2 238 72 226h58q76 12 84 104Z" fill="#1b1d24" />
          <path d="M72 226q29 24 58 0l10 6q-38 34-78 0Z" fill="#f4f1ec" />
          <path d="M60 190Q58 140 101 140t41 50q-4 42-41 44-37-2-41-44Z" fill="#2a1a14" />
          <path
            d="M66 196q-4-42 24-50M214 322q-12-76-78-90"
            fill="none"
            stroke="#e0ac4a"
            strokeWidth="4"
            opacity=".7"
          />
          <circle cx="101" cy="146" r="17" fill="#3a251c" />
          <path d="M92 138q10-8 20 0" fill="none" stroke="#8a6a4a" strokeWidth="4" strokeLinecap="round" />
        </>
      )}
    </svg>
  )
}

function seatPlaces(seats: number, side: 1 | -1) {
  return Array.from({ length: seats }, (_, seat) => {
    const part = (seat - (seats - 1) / 2) / 7
    return {
      x: Math.round(200 + 214 * Math.sin(part * 2.6)),
      y: Math.round(236 + side * 80 * Math.cos(part * 2.6)),
      isYours: seat === Math.floor((seats - 1) / 2),
    }
  })
}
