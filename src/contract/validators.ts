// Apart from everything else of the contract: they are most of its weight, and the first screens do not need them.
export * as validators from './generated/validators.js'
