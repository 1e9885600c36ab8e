import type { Choice } from './field-context.ts'

/** The colours and the picture by which a choice is recognised. */
export function Looks({ choice }: { readonly choice: Choice | undefined }) {
  if (choice?.colors) {
    return (
      <span className="swatch" aria-hidden="true">
        {choice.colors.map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
        {choice.picture && <img src={choice.picture} alt="" />}
      </span>
    )
  }
  return choice?.picture ? <img className="swatch-picture" src={choice.picture} alt="" loading="lazy" /> : null
}
