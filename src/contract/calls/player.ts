export { type PlayerCallName, type PlayerCalls, playerCalls } from '../generated/calls/player.ts'
