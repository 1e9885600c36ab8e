import { keyCaps } from './keys.ts'
import './key-caps.css'

export function KeyCaps({ keys }: { readonly keys: string }) {
  return (
    <span className="key-caps">
      {keyCaps(keys).map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  )
}
