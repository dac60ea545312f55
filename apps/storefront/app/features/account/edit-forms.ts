/** Loaded when somebody is about to change something. */
export { EditDetailsForm } from './edit-details-form.tsx';
export { EditEmailForm } from './edit-email-form.tsx';
export { EditPasswordForm } from './edit-password-form.tsx';
