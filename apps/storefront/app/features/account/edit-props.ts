import type { Profile } from '@craftsandore/contract';

/** Of a form that changes a part of an account. */
export type EditProps = {
  profile: Profile;
  /** Gets what to say about it. */
  onSaved: (words: string) => void;
  onCancel: () => void;
};
