export type FlightLook = 'aviator' | 'aviatrix' | 'aviamaster' | 'jetx' | 'aviatro'

/** A part of a drawing: its outline and colour, and a class name if it moves or glows. */
type Piece = readonly [outline: string, color: string, className?: string]

export type Flight = {
  readonly ground: readonly Piece[]
  /** Drawn around the point 0, 0. */
  readonly figure: readonly Piece[]
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  /** The figure's final tilt, in degrees. */
  readonly tilt: number
}

const shade = '#0003'
const wave = 'q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V280H0Z'
const cloud = 'q-2-16 14-16q6-18 26-14q16-14 32 2q20-2 20 16q16 2 12 12Z'

export const flights: Readonly<Record<FlightLook, Flight>> = {
  aviator: {
    ground: [
      ['M0 280V236Q70 206 150 230T300 222T400 214V280Z', 'var(--backdrop)'],
      ['M0 280V256Q90 232 190 254T400 242V280Z', 'var(--background)'],
    ],
    figure: [
      ['M-44-8-66-11-74-6-50 0Z', '#8d0b26'],
      ['M4-10-4-30Q0-34 6-32L34-12Z', '#8d0b26'],
      ['M-62-4-70-34Q-60-38-53-30L-34-12C-10-18 20-17 38-13Q54-10 55 0T38 12C4 18-36 10-62-4Z', '#f0274f'],
      ['M-60-3C-20 4 20 6 55 2Q53 11 38 13C4 18-36 10-60-3Z', shade],
      ['M-4-15Q4-30 18-27T30-14Z', '#c9f1ff'],
      ['M38-13Q54-10 55 0T38 12Q43 0 38-13Z', '#ffc94d'],
      ['M16 2-20 38Q-32 44-36 36L-14 1Z', '#ff4d70'],
      ['M55-5q8 2 8 5t-8 5Z', '#fff'],
      ['M60-32q5 32 0 64q-5-32 0-64Z', '#fffb', 'flight-blade'],
    ],
    from: [14, 252],
    to: [312, 92],
    tilt: -20,
  },
  aviatrix: {
    ground: [
      [
        'M0 280V214h26v-22h24v34h18v-58h30v46h22v-24h34v38h20v-66h26v52h26v-30h30v40h24v-54h34v40h26v-22h28v34h32V280Z',
        'var(--backdrop)',
      ],
      ['M34 202v60M84 180v80M138 204v60M188 178v80M244 208v60M302 190v70M356 208v60', 'none', 'flight-lights'],
      ['M0 280V252h40v-16h30v24h50v-32h28v22h60v-14h40v24h50v-30h34v20h68V280Z', 'var(--background)'],
    ],
    figure: [
      ['M-56-4-100 0-56 5Z', 'var(--accent)', 'flight-flame'],
      ['M-2-9-34-22-44-22-30-8Z', '#8aa2cf'],
      ['M72 1Q40-11 4-13L-22-12-46-36H-60L-52-11-60-7V6L-8 9Q44 10 72 1Z', '#eef5ff'],
      ['M72 1Q44 10-8 9L-60 6V1Q20 4 72 1Z', '#b3c4e4'],
      ['M14-13Q28-22 46-8Q30-8 14-13Z', '#16306e'],
      ['M14 3-34 34H-54L-34 2Z', 'var(--accent)'],
      ['M-30 2-42 20H-50L-40 2Z', shade],
    ],
    from: [10, 262],
    to: [306, 88],
    tilt: -26,
  },
  aviamaster: {
    ground: [
      ['M236 90a34 34 0 1 0 68 0a34 34 0 1 0-68 0', '#fff3'],
      ['M18 244Q74 176 150 244ZM268 244Q320 204 392 244Z', '#1c8a5b'],
      [
        'M84 214Q82 190 92 172l4 2Q88 192 90 214ZM94 172q-18-10-30 4q16-6 30-4q-12 6-12 20q8-12 12-20q14 0 20 14q2-18-20-14q6-12 22-8q-10-12-22 8',
        '#0d5c3e',
      ],
      [`M0 246${wave}`, '#1fb5c4', 'flight-drift'],
      [`M0 260${wave}`, '#0c7f97', 'flight-drift flight-near'],
    ],
    figure: [
      ['M-56-6-66-30Q-58-34-50-28L-36-12C-8-17 22-17 42-10Q54-2 44 5C14 12-24 10-56-2Z', '#fff'],
      ['M-56-3C-20 3 16 2 49-2Q50 2 44 5C14 12-24 10-56-2Z', '#ffb52e'],
      ['M14-14Q30-16 39-9L36-4H16Z', '#35a8d8'],
      ['M-4-10h8v6h-8ZM-18-10h8v6h-8Z', '#35a8d8'],
      ['M-14 6l4 14h4l-3-14ZM18 6l4 14h4L22 6Z', '#c5d6dc'],
      ['M-34 20H44q-2 11-12 11H-24Q-32 29-34 20Z', '#f0503a'],
      ['M-26-24q0-4 6-4h48q6 2 6 5t-6 3h-48q-6 0-6-4Z', '#f0503a'],
      ['M-12-20h4l3 8h-4ZM20-20h4l-2 8h-4Z', '#c5d6dc'],
      ['M50-26q4 22 0 44q-4-22 0-44Z', '#fffb', 'flight-blade'],
    ],
    from: [14, 238],
    to: [314, 92],
    tilt: -15,
  },
  jetx: {
    ground: [
      [
        'M28 40h0M84 96h0M150 150h0M62 190h0M200 60h0M240 128h0M356 48h0M380 150h0M120 24h0M214 214h0M354 220h0M20 118h0',
        'none',
        'flight-stars',
      ],
      [
        'M50 80h0M110 210h0M176 110h0M230 20h0M262 190h0M386 96h0M140 66h0M16 220h0',
        'none',
        'flight-stars flight-near',
      ],
      ['M52 206a38 38 0 1 0 76 0a38 38 0 1 0-76 0', 'var(--glow)'],
      ['M76 171a38 38 0 1 0 50 46a44 44 0 0 1-50-46', shade],
      ['M36 220Q90 224 142 190Q100 236 36 220Z', 'var(--accent)'],
      ['M0 280V268Q120 250 240 264T400 256V280Z', 'var(--background)'],
    ],
    figure: [
      ['M-9 38Q0 104 9 38Z', '#ffb52e', 'flight-flame'],
      ['M-14 8-34 40-30 48-12 36ZM14 8 34 40 30 48 12 36Z', 'var(--glow)'],
      ['M0-58Q26-30 16 34L10 42H-10L-16 34Q-26-30 0-58Z', '#f4efff'],
      ['M0-58Q26-30 16 34L10 42H2Q14-10 0-58Z', '#c9b8ee'],
      ['M0-58Q14-43 17-22H-17Q-14-43 0-58Z', 'var(--accent)'],
      ['M-9-4a9 9 0 1 0 18 0a9 9 0 1 0-18 0', '#2b1166'],
      ['M-3 20h6v28h-6Z', 'var(--glow)'],
    ],
    from: [236, 272],
    to: [306, 104],
    tilt: 6,
  },
  aviatro: {
    ground: [
      ['M30 210a62 62 0 1 0 124 0a62 62 0 1 0-124 0', 'var(--accent)'],
      [`M206 176${cloud}`, '#fff3', 'flight-drift'],
      [`M96 204${cloud}`, '#fff4', 'flight-drift flight-near'],
      ['M0 280V232Q80 206 170 234T400 218V280Z', 'var(--backdrop)'],
      ['M0 280V254Q120 238 220 256T400 246V280Z', 'var(--background)'],
    ],
    figure: [
      ['M0 50q-20 12-6 26t-8 26q-10 6-14 14q2-14 12-20q14-8 4-20t8-26Z', 'var(--primary)'],
      ['M-8 70-22 62-20 80ZM-8 70 8 62 6 80ZM-12 98-26 92-23 109ZM-12 98 2 92 0 108Z', '#fff'],
      ['M0-52V-8H-34Z', '#ff5a36'],
      ['M0-52V-8H34Z', '#ffd24a'],
      ['M0 52V-8H-34Z', '#12a594'],
      ['M0 52V-8H34Z', '#e0245e'],
      ['M-1-52h2V52h-2ZM-34-9H34v2H-34Z', '#fff9'],
    ],
    from: [12, 258],
    to: [310, 92],
    tilt: 22,
  },
}
