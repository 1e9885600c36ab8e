/** What stops the start and can be mended by whoever runs the server. */
export class StartError extends Error {}
