// A file of its own, so that it can be imported apart from the rest of the design system.
export { ConfirmDialog, Dialog } from '@craftsandore/ui';
