export { type SportsCallName, type SportsCalls, sportsCalls } from '../generated/calls/sports.ts'
