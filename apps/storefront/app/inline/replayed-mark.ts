/** The attribute of a button while it is pressed in the place of somebody who did before the page was alive. */
export const replayedMark = 'data-replayed';

/** Whether a press was made before there was all that the page shows now. */
export const isReplayed = (button: HTMLElement | null): boolean =>
  button?.hasAttribute(replayedMark) === true;
