export type HazardName = 'cars' | 'trains' | 'fire' | 'manholes'

const drawings: Readonly<Record<HazardName, readonly (readonly [outline: string, color?: string])[]>> = {
  cars: [
    ['M3 8h6v12H3ZM35 8h6v12h-6ZM3 50h6v12H3ZM35 50h6v12h-6Z', '#111'],
    ['M6 12Q8 2 22 2T38 12V62Q36 70 22 70T6 62Z'],
    ['M10 44Q22 38 34 44L32 54H12ZM12 14Q22 10 32 14V18H12Z', '#0e2a3d'],
    ['M12 26h20v16H12Z', '#fff3'],
    ['M8 62l7 5-7-1ZM36 62l-7 5 7-1Z', '#fff3b0'],
  ],
  trains: [
    ['M4 0H40V58Q38 72 22 72T4 58Z'],
    ['M9 50Q22 44 35 50L32 61H12Z', '#0e2a3d'],
    ['M10 4h24v8H10ZM10 18h24v8H10ZM10 32h24v8H10Z', '#0003'],
    ['M9 62l6 5-5-1ZM35 62l-6 5 5-1Z', '#fff3b0'],
  ],
  fire: [
    ['M4 64h36v8H4Z', '#20242b'],
    ['M22 2Q24 16 32 24T38 48Q38 66 22 66T6 48Q6 36 14 30 14 38 18 40 14 22 22 2Z', '#ff6a1f'],
    ['M23 28Q30 36 31 48T22 64 12 50Q12 42 17 38 18 46 22 46 20 38 23 28Z', '#ffd23f'],
  ],
  manholes: [
    ['M1 56a21 13 0 1 0 42 0a21 13 0 1 0-42 0', '#aab3bf'],
    ['M4 56a18 10.5 0 1 0 36 0a18 10.5 0 1 0-36 0', '#05070a'],
    ['M40 57a18 10.5 0 0 1-35 3Q22 68 40 57Z', '#3d4653'],
    ['M6 30Q2 20 10 14L26 4Q34 2 38 12T34 30L20 40Q10 42 6 30Z', '#59636f'],
    ['M6 27Q2 17 10 11L26 1Q34-1 38 9T34 27L20 37Q10 39 6 27Z', '#c3ccd6'],
    ['M11 27Q8 20 14 16L25 9Q31 7 33 12T30 22L19 30Q13 32 11 27Z', '#8b96a5'],
    ['M13 18l14 8-3 2-14-8ZM19 13l13 8-3 2-13-8Z', '#59636f'],
  ],
}

/** The hazard's drawing, referenced by all lanes. */
export function HazardDrawing({ hazard }: { readonly hazard: HazardName }) {
  return (
    <svg className="sprite" aria-hidden="true">
      <symbol id="chicken-road-hazard" viewBox="0 0 44 72">
        {drawings[hazard].map(([outline, color]) => (
          <path key={outline} d={outline} fill={color ?? 'currentColor'} />
        ))}
      </symbol>
    </svg>
  )
}
