import { useEffect, useState } from 'react'

/** The address of the folder with the icons of this build. */
export function useIcons(): string | undefined {
  const [icons, setIcons] = useState<string>()
  useEffect(() => {
    fetch('/admin/icons.json')
      .then((answer) => answer.json())
      .then(({ folder }) => setIcons(folder))
  }, [])
  return icons
}
