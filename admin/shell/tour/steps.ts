type Step = {
  readonly title: string
  readonly text: string
  /** The command that leads there, and what its button says. */
  readonly command: string
  readonly act: string
}

/** From nothing to the first landing. */
const toPublish: readonly Step[] = [
  {
    title: 'Start a landing',
    text: 'Choose a template, and type the last part of its address.',
    command: 'new',
    act: 'New landing',
  },
  {
    title: 'Write your headline',
    text: 'Type your own words: they are for this landing alone, and the page follows every key.',
    command: 'go-headline',
    act: 'Show the headline',
  },
  {
    title: 'Choose the bonus',
    text: 'Its amount, its conditions and the picker follow by themselves.',
    command: 'go-bonus',
    act: 'Show the bonus',
  },
  {
    title: 'Look at the page',
    text: 'See it on other devices, in other languages, and at each moment of a visit.',
    command: 'go-preview',
    act: 'Show the choices',
  },
  {
    title: 'Publish or plan',
    text: 'You see what changes first. “Later” plans a moment; everything published can be taken back.',
    command: 'publish',
    act: 'Publish…',
  },
]

/** Editors hand it to somebody who may publish. */
const toReview: readonly Step[] = [
  ...toPublish.slice(0, -1),
  {
    title: 'Request a review',
    text: 'A colleague who may publish sees it under Reviews, and publishes or plans it.',
    command: 'request-review',
    act: 'Request a review',
  },
]

export const stepsFor = (mayPublish: boolean): readonly Step[] => (mayPublish ? toPublish : toReview)
