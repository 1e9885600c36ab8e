/** The guests opposite the dealer, against the light. */
export function Guests() {
  return (
    <g stroke="#ffdf9a88" strokeWidth="2">
      <path
        id="live-dealer-guest"
        d="M58 122Q60 82 88 76 78 64 82 48 90 36 100 36T118 48Q122 64 112 76 140 82 142 122Z"
        fill="#1c1016"
      />
      <use href="#live-dealer-guest" transform="translate(100 -18)" />
      <use href="#live-dealer-guest" x="200" />
    </g>
  )
}

/** What the dealer sees of himself: the left hand has the deck, the right one deals. */
export function DealersHands() {
  return (
    <>
      <g transform="rotate(-16 128 244)">
        <path d="M102 206h50v66h-50Z" fill="#c9ccd6" />
        <path d="M98 200h50v66H98Z" fill="#fff" />
        <path d="M102 204h42v58h-42Z" fill="#b3152e" />
        <path d="M123 214l14 19-14 19-14-19Z" fill="#ffd66b" />
      </g>
      <g transform="rotate(20 272 236)">
        <path d="M250 198h46v64h-46Z" fill="#fff" stroke="#0003" />
        <path d="M273 212l11 16-11 16-11-16Z" fill="#d0142c" />
      </g>
      <g id="live-dealer-arm">
        <path d="M-8 340Q14 286 54 262L104 306Q84 320 80 340Z" fill="#1b2333" />
        <path d="M-8 340Q14 286 54 262L64 270Q26 298 10 340Z" fill="#53627f" />
        <path d="M54 262 68 250 116 292 104 306Z" fill="#fff" />
        <circle cx="92" cy="284" r="5" fill="#f2b632" />
        <path
          d="M74 256Q84 232 108 238L144 232Q156 232 154 242L126 252Q150 252 150 262L128 268Q146 270 144 278L124 284Q116 290 110 286Z"
          fill="#c98a5e"
        />
        <path d="M126 252 112 256M128 268 114 270" stroke="#7d4728" strokeWidth="3" strokeLinecap="round" />
      </g>
      <use href="#live-dealer-arm" transform="matrix(-1 0 0 1 400 0)" />
    </>
  )
}
