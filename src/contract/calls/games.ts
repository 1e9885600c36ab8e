export { type GamesCallName, type GamesCalls, gamesCalls } from '../generated/calls/games.ts'
