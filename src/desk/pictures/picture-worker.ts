import { encodePicture } from '../../kernel/pictures/encode.ts'
import { serveOperations } from '../../kernel/worker-process.ts'
import { cleanPicture, weigh } from './clean-picture.ts'

/** What is done with pictures: in a process of its own, as whoever made them decides what it costs. */
const operations = { clean: cleanPicture, weigh, encode: encodePicture }

export type PictureOperations = typeof operations

serveOperations(operations)
