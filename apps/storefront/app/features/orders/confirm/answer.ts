import type { ConfirmLink } from '@craftsandore/contract';

/** What each state of the page is given. */
export type StepProps = {
  link: ConfirmLink;
  path: string;
  /** Whether something was pressed: then what has come of it takes the focus. */
  hasAnswered: boolean;
  failure: string | null;
};
