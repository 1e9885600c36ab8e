export type Message = {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export type Mailer = {
  readonly send: (message: Message) => Promise<void>
}
