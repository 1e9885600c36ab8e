/** A card: two for its rank and suit, such as TH for the ten of hearts. */
export type Card = string

const ranks = '23456789TJQKA'
const suits = 'CDHS'

/** The rank of a card by its number below 52: 0 is the two, 12 the ace. */
export const rankOf = (card: number): number => card % 13

/** The suit of a card by its number below 52. */
export const suitOf = (card: number): number => Math.floor(card / 13) % 4

export const cardName = (card: number): Card => `${ranks[rankOf(card)]}${suits[suitOf(card)]}`

/** The number of an ace among the ranks. */
export const ace = 12
