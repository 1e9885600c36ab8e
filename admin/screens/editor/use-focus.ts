import { useEffect, useState } from 'react'

type Path = readonly string[]

/** The path of the field that has the focus in the form, or that was clicked in the preview. */
export function useFocus(): readonly [Path, (path: Path) => void] {
  const [focus, setFocus] = useState<Path>([])
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const field = (target as Element).closest<HTMLElement>('[data-path]')
      if (!field) return
      const block = field.closest<HTMLElement>('[data-block]')?.dataset['block']
      const path = field.dataset['path']?.split('/') ?? []
      const list = field.closest<HTMLElement>('[data-list]')?.dataset['list']?.split('/')
      setFocus(block === undefined ? path : [...(list ?? []), block, ...path])
    }
    addEventListener('focusin', follow)
    return () => removeEventListener('focusin', follow)
  }, [])
  return [focus, setFocus]
}
