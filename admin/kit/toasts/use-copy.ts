import { useToast } from './use-toast.ts'

/** Copies a text to the clipboard and confirms it; false where the browser refuses. */
export function useCopy(): (text: string, what: string) => Promise<boolean> {
  const toast = useToast()
  return async (text, what) => {
    try {
      await navigator.clipboard.writeText(text)
      toast('success', `${what} copied.`)
      return true
    } catch {
      toast('error', `The browser refused to copy. Copy it by hand:\n${text}`)
      return false
    }
  }
}
