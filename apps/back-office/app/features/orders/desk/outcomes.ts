import type { AttemptOutcome } from '@craftsandore/contract';

/** How outcomes are grouped; that of who confirms stands alone. */
export const outcomeGroups = ['notReached', 'needs', 'ends'] as const;

/** What can come of an attempt, by the physical key that notes it, as it stands on a keyboard of any language. */
export const outcomes = [
  { group: 'confirms', outcome: 'confirmed', code: 'Digit1', hint: '1' },
  { group: 'notReached', outcome: 'no_answer', code: 'Digit2', hint: '2' },
  { group: 'notReached', outcome: 'busy', code: 'Digit3', hint: '3' },
  { group: 'notReached', outcome: 'switched_off', code: 'Digit4', hint: '4' },
  { group: 'notReached', outcome: 'wrong_number', code: 'Digit5', hint: '5' },
  { group: 'needs', outcome: 'asked_later', code: 'Digit6', hint: '6' },
  { group: 'needs', outcome: 'wants_change', code: 'Digit7', hint: '7' },
  { group: 'needs', outcome: 'address_wrong', code: 'Digit8', hint: '8' },
  { group: 'ends', outcome: 'declined', code: 'Digit9', hint: '9' },
  { group: 'ends', outcome: 'duplicate', code: 'Digit0', hint: '0' },
  { group: 'ends', outcome: 'fake', code: 'Minus', hint: '-' },
] as const;

export type NotedOutcome = (typeof outcomes)[number]['outcome'];

/** How a customer has answered. */
export const outcomeWays = ['call', 'whatsapp', 'in_person'] as const;
export type OutcomeWay = (typeof outcomeWays)[number];

/** The outcome of a physical key; undefined where it has none, or where it cannot come of an answer that way. */
export const outcomeOfKey = (code: string, way: OutcomeWay): NotedOutcome | undefined =>
  outcomes.find(
    (one) =>
      one.code === code.replace(/^Numpad(?=\d)/, 'Digit') &&
      (way === 'call' || one.group !== 'notReached'),
  )?.outcome;

/** Those that need to be told more of before they are noted. */
const asking = ['asked_later', 'wants_change', 'address_wrong', 'declined'] as const;
/** Who confirms is asked for a note where a deposit has to come first. */
export type AskingOutcome = (typeof asking)[number] | 'confirmed';

export const asksMore = (outcome: AttemptOutcome): outcome is (typeof asking)[number] =>
  asking.some((one) => one === outcome);
