import { useCallback, useRef } from 'react'
import { drawFlight, type FlightParts } from '../../../../drawings/flight/FlightDrawing.tsx'
import { type FlightLook, flights } from '../../../../drawings/flight/flights.ts'
import { exactFactor } from '../../parts/factor-text.ts'

/** What flies in a game of a theme. */
export const lookOf = (theme: string): FlightLook => (Object.hasOwn(flights, theme) ? (theme as FlightLook) : 'aviator')

/** A flight that is drawn without rendering: sixty times a second. */
export function useFlight(look: FlightLook) {
  const parts: FlightParts = { curve: useRef(null), area: useRef(null), place: useRef(null), figure: useRef(null) }
  const factor = useRef<HTMLSpanElement>(null)
  const kept = useRef(parts)
  const draw = useCallback(
    (multiplier: number) => {
      drawFlight(look, kept.current, reachOf(multiplier))
      if (factor.current) factor.current.textContent = exactFactor(multiplier)
    },
    [look],
  )
  return { parts, factor, draw }
}

/** How far the figure has come at a multiplier in thousandths: fast at first, and never quite to the end. */
const reachOf = (multiplier: number) => 1 - 1 / (1 + Math.log2(multiplier / 1000))
