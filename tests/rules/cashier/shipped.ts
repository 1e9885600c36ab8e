import { globSync, readFileSync } from 'node:fs'
import type { Market, PaymentMethod, Site } from '../../../src/contract/index.ts'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const all = (folder: string) => globSync(`pages.config/${folder}/*.json`).sort().map(read)

export const paymentMethods: readonly PaymentMethod[] = all('payment-methods')
export const markets: readonly Market[] = all('markets')
export const site: Site = read('pages.config/site.json')
