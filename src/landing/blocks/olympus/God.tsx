/** The thunder god above his temple, from the chest up, with a bolt in his raised hand. */
export function God() {
  return (
    <svg className="olympus-god" viewBox="-100 -76 200 116" aria-hidden="true">
      <path
        className="olympus-sun"
        d="M0-74L9-48 30-66 27-38 54-46 40-22 68-18 44-4 66 14H-66L-44-4-68-18-40-22-54-46-27-38-30-66-9-48Z"
      />
      <path className="olympus-cloth" d="M-52 40C-50 8-30-2-14-4H14C30-2 50 8 52 40Z" />
      <path className="olympus-fold" d="M-40 8C-10 12 10 26 16 40H2C-4 28-24 18-44 18Z" />
      <path className="olympus-skin" d="M34 6C52-2 56-18 54-34L66-36C72-12 64 14 44 26Z" />
      <circle className="olympus-skin" cx="60" cy="-38" r="8" />
      <path className="olympus-hair" d="M-24-20C-30-52-12-62 0-62S30-52 24-20C22 2 12 22 0 30-12 22-22 2-24-20Z" />
      <path className="olympus-skin" d="M-15-36H15V-18C12-8 6-6 0-6S-12-8-15-18Z" />
      <path className="olympus-hair" d="M-16-16C-8-21-4-20 0-17 4-20 8-21 16-16 16 4 8 16 0 24-8 16-16 4-16-16Z" />
      <path className="olympus-brow" d="M-12-31L-3-28M12-31L3-28M-4-10H4M0-27V-20" />
      <circle cx="-7" cy="-25" r="1.7" />
      <circle cx="7" cy="-25" r="1.7" />
      <path
        className="olympus-laurel"
        d="M-26-36C-14-46 14-46 26-36L22-42 28-48 18-47 20-54 9-49 6-56 0-50-6-56-9-49-20-54-18-47-28-48-22-42Z"
      />
      <path className="olympus-bolt" d="M66-76L42-42H56L44-12 80-50H65L80-76Z" />
    </svg>
  )
}
