export const registryOptions = {
  pages: { type: 'string', multiple: true },
  locales: { type: 'string' },
} as const

export const registryUsage = `  --pages DIR     the records (default: PAGES_DIR or pages.config); given more than once,
                  later folders override earlier ones, file by file
  --locales DIR   the texts (default: locales, or the records' own locales/)`

export type RegistryValues = { readonly pages?: string[] | undefined; readonly locales?: string | undefined }

export type RegistryFolders = { readonly pages: string[]; readonly locales: string }

export const statedFolders = ({ pages, locales }: RegistryValues, defaultPages: () => string): RegistryFolders => ({
  pages: pages ?? [defaultPages()],
  locales: locales ?? 'locales',
})
