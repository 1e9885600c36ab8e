export { emailPattern, playerNamePattern } from './generated/patterns.ts'
