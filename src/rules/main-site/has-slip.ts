import type { Section } from '../../contract/index.ts'

const bettingAreas: readonly Section['area'][] = ['sports', 'virtual-sport']

/** Whether the bet slip is beside a page of the section: where bets can be placed, and where they are listed. */
export const hasSlip = ({ area, screen }: Pick<Section, 'area' | 'screen'>): boolean =>
  bettingAreas.includes(area) || screen === 'bets'
