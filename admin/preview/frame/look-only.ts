/** The frame is one of many that are only looked at: nothing in it may take the focus from the editor. */
export const isLookedAt = (): boolean => frameElement?.closest('[inert]') != null

// A frame inside of something inert still takes the focus when its document asks for it.
if (isLookedAt()) HTMLElement.prototype.focus = () => {}
