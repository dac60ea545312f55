import type { Locale } from '@craftsandore/i18n';

/** Somebody whom the demo identity provider knows. */
export type DemoPerson = {
  subject: string;
  email: string;
  name: Record<Locale, string>;
  kind: 'known' | 'newcomer' | 'unconfirmed';
};

export const demoPeople: DemoPerson[] = [
  {
    subject: 'demo-salma',
    // The customer among the demo accounts of the sample shop.
    email: 'user@craftsandore.example',
    name: { ar: 'سلمى مرسي', en: 'Salma Morsi' },
    kind: 'known',
  },
  {
    subject: 'demo-adham',
    email: 'adham.sabry@example.com',
    name: { ar: 'أدهم صبري', en: 'Adham Sabry' },
    kind: 'newcomer',
  },
  {
    subject: 'demo-hany',
    email: 'hany.gerges@example.com',
    name: { ar: 'هاني جرجس', en: 'Hany Gerges' },
    kind: 'unconfirmed',
  },
];
