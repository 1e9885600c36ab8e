export { type InboxCallName, type InboxCalls, inboxCalls } from '../generated/calls/inbox.ts'
