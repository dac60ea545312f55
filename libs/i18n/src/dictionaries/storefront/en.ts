import { en as common } from '../common/en.ts';

/** Words of the shop. */
export const en = {
  ...common,
  nav: {
    label: 'Main',
    home: 'Home',
    products: 'Products',
  },
};

export default en;
