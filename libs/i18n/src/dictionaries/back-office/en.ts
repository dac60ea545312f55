import { en as common } from '../common/en.ts';

/** Words of the back office. */
export const en = {
  ...common,
  backOffice: {
    name: 'Back office',
  },
};

export default en;
