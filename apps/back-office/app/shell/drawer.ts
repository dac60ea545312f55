// A file of its own, so that it can be imported apart from the rest of the design system.
export { Drawer } from '@craftsandore/ui';
