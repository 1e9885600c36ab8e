/** An error at start that the operator can fix; its message is shown without a stack trace. */
export class StartError extends Error {}
