import { useToast } from '../shell/toasts/use-toast.ts'

/** Copies a text, and says so. */
export function useCopy(): (text: string, what: string) => Promise<void> {
  const toast = useToast()
  return async (text, what) => {
    try {
      await navigator.clipboard.writeText(text)
      toast('success', `${what} copied.`)
    } catch {
      toast('error', `The browser does not let this page copy. Select it by hand:\n${text}`)
    }
  }
}
