import type { ReactNode } from 'react'
import { DealersHands, Guests } from './DealersView.tsx'

type RoomProps = {
  readonly view: 'first-person' | 'deal'
  readonly seats: number
  readonly children: ReactNode
}

/** The table, as the visitor sees it in first person, and as its dealer sees it in the other view. */
export function Room({ view, seats, children }: RoomProps) {
  const isFirstPerson = view === 'first-person'
  return (
    <svg className="live-dealer-room" viewBox="0 0 400 330" aria-hidden="true">
      <linearGradient id="live-dealer-wood" x2="0" y2="1">
        <stop stopColor="#9a5a26" />
        <stop offset="1" stopColor="#3a1a08" />
      </linearGradient>
      <radialGradient id="live-dealer-felt" cy=".36">
        <stop stopColor="#1fa56c" />
        <stop offset="1" stopColor="#073f2b" />
      </radialGradient>
      <g id="live-dealer-curtain">
        <path d="M0 0H78Q72 82 30 122 46 176 26 240H0Z" fill="#7a1026" />
        <path d="M22 0h18Q38 70 16 116L8 122Q24 70 22 0ZM58 0h12Q62 76 30 118 56 60 58 0Z" fill="#b32a45" />
        <path d="M0 128Q20 130 36 118" fill="none" stroke="#f2c35a" strokeWidth="6" />
      </g>
      <use href="#live-dealer-curtain" transform="matrix(-1 0 0 1 400 0)" />
      {!isFirstPerson && <Guests />}
      <g transform={isFirstPerson ? undefined : 'translate(0 -52)'}>
        <ellipse cx="200" cy="242" rx="262" ry="114" fill="url(#live-dealer-wood)" />
        <ellipse cx="200" cy="236" rx="246" ry="100" fill="#e0ac4a" />
        <ellipse cx="200" cy="236" rx="243" ry="98" fill="url(#live-dealer-felt)" />
        <ellipse cx="200" cy="234" rx="186" ry="62" fill="none" stroke="#f6dc8c99" strokeWidth="2" />
        <path d="M322 132l54 16v36l-58-18Z" fill="#14161c" />
        <path d="M322 132l12-9 54 16-12 9ZM376 148l12-9v34l-12 11Z" fill="#3f4654" />
        <path d="M318 166l3-12 26 8-5 12Z" fill="#fff" />
        <g id="live-dealer-chips">
          <path d="M58 176v26a20 9 0 0 0 40 0v-26Z" fill="#d21f3c" />
          <path d="M58 185a20 9 0 0 0 40 0m-40 9a20 9 0 0 0 40 0" fill="none" stroke="#7d0618" strokeWidth="2" />
          <ellipse cx="78" cy="176" rx="20" ry="9" fill="#ff5468" />
          <ellipse cx="78" cy="176" rx="14" ry="6" fill="none" stroke="#fff" strokeWidth="3" strokeDasharray="5 4" />
        </g>
        <use href="#live-dealer-chips" x="34" y="-14" />
        {seatPlaces(seats, isFirstPerson ? 1 : -1).map(({ x, y, isYours }) => (
          <g key={x} transform={`translate(${x} ${y}) scale(1 .6)`}>
            <circle r="17" fill={isYours ? 'var(--accent)' : '#0003'} stroke="#e0ac4a" strokeWidth="3" />
            {!isYours && <circle r="8" fill="#e0ac4a" opacity=".5" />}
          </g>
        ))}
        {children}
      </g>
      {!isFirstPerson && <DealersHands />}
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
