import { type ErrorCatalogue, errorsOf } from '../../kernel/calls/errors.ts'

export const errors = {
  'picture-unknown': {
    status: 415,
    location: 'document',
    reason: 'badRequest',
    message: 'This is not a JPEG, PNG or WebP picture; take a photo of the document',
  },
  'picture-broken': {
    status: 400,
    location: 'document',
    reason: 'badRequest',
    message: 'The picture is damaged or incomplete; take it again',
  },
  'picture-small': {
    status: 400,
    location: 'document',
    reason: 'badRequest',
    message: 'The picture is too small to be read; take it again at a higher resolution',
  },
  'picture-large': {
    status: 400,
    location: 'document',
    reason: 'badRequest',
    message: 'The picture has too many pixels; take it again at a lower resolution',
  },
  'document-unasked': {
    status: 409,
    location: 'kind',
    reason: 'conflict',
    message: 'This document is not asked for; look at what is',
  },
  'document-reused': {
    status: 409,
    location: 'upload',
    reason: 'duplicate',
    message: 'Another document was already sent with this id; use a new one',
  },
  'verification-closed': {
    status: 409,
    location: 'verification',
    reason: 'conflict',
    message: 'Your documents are being checked or were approved; nothing can be replaced',
  },
} as const satisfies ErrorCatalogue

export const callError = errorsOf(errors)
