import { ContactPage } from '../features/contact/contact-page.tsx';
import { publicPage } from '../server/caching.server.ts';

export const headers = publicPage;

export default ContactPage;
