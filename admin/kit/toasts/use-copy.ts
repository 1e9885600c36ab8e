import { useToast } from './use-toast.ts'

/** Copies a text, and says so; false where the browser does not let us. */
export function useCopy(): (text: string, what: string) => Promise<boolean> {
  const toast = useToast()
  return async (text, what) => {
    try {
      await navigator.clipboard.writeText(text)
      toast('success', `${what} copied.`)
      return true
    } catch {
      toast('error', `The browser does not let this page copy. Select it by hand:\n${text}`)
      return false
    }
  }
}
