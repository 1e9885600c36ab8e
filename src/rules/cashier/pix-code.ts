import { writtenAmount } from './payment-amount.ts'
import type { StatedPayment } from './payment-link.ts'

type PixPayment = Omit<StatedPayment, 'currency'> & { readonly city: string }

/** The BR Code of a Pix payment in reais: fields of tag, length and value, closed by a checksum. */
export function pixCode({ account, holder, city, amount, reference }: PixPayment): string {
  const content = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', account)),
    field('52', '0000'),
    field('53', '986'),
    field('54', writtenAmount(amount)),
    field('58', 'BR'),
    field('59', plain(holder, 25)),
    field('60', plain(city, 15)),
    field('62', field('05', reference.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 25))),
    '6304',
  ].join('')
  return content + checksum(content)
}

function field(tag: string, value: string): string {
  if (value.length === 0 || value.length > 99)
    throw new RangeError(`Field ${tag} of a Pix code has ${value.length} characters.`)
  return tag + String(value.length).padStart(2, '0') + value
}

/** Banks show names without accents, and count bytes. */
function plain(text: string, longest: number): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^ -~]/g, '')
    .slice(0, longest)
    .trim()
}

/** CRC-16/CCITT-FALSE as four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
