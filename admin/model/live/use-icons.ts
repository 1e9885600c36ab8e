import { useEffect, useState } from 'react'

/** The pictures of this build: the address of their folder, and their names. */
type Icons = { readonly folder: string; readonly names: readonly string[] }

function useBuiltIcons(): Icons | undefined {
  const [icons, setIcons] = useState<Icons>()
  useEffect(() => {
    fetch('/admin/icons.json')
      .then((answer) => answer.json())
      .then(setIcons)
  }, [])
  return icons
}

/** The address of the folder with the icons of this build. */
export const useIcons = (): string | undefined => useBuiltIcons()?.folder

const none: readonly string[] = []

/** The pictures that can be shown; others are drawn once a published record uses them. */
export const usePictures = (): readonly string[] => useBuiltIcons()?.names ?? none
