import { logoFile, type Shop } from '@craftsandore/contract';
import { formatPhone, type Locale } from '@craftsandore/i18n';
import { mailSentence } from '@craftsandore/i18n/mail';
import { logoIn } from '@craftsandore/rules';

/** Who writes a mail, in its language. */
export type Sender = {
  name: string;
  /** Of its own, above what it writes; null where none was uploaded. Its address is for browsers and mail programs. */
  logo: { url: string; width: number; height: number } | null;
  /** Below every mail: the shop, how it is reached, and who sells. */
  footer: string[];
};

type SaidByMails = Pick<Shop, 'names' | 'contacts' | 'sellerIdentity' | 'logos' | 'picturesUrl'>;

/** Pixels, in mails. */
const logoHeight = 40;

export function senderOf(
  { names, contacts, sellerIdentity, logos, picturesUrl }: SaidByMails,
  locale: Locale,
): Sender {
  const isArabic = locale === 'ar';
  const name = isArabic ? names.nameAr : names.name;
  const { phone, email } = contacts;
  const footer = [
    mailSentence('footer', locale, { shop: name }),
    mailSentence('contacts', locale, { phone: formatPhone(phone), email }),
  ];
  if (sellerIdentity) {
    const { commercialRegister, taxCard } = sellerIdentity;
    footer.push(
      mailSentence('seller', locale, {
        seller: isArabic ? sellerIdentity.legalNameAr : sellerIdentity.legalName,
        address: isArabic ? sellerIdentity.addressAr : sellerIdentity.address,
        commercialRegister,
        taxCard,
      }),
    );
  }
  const found = logoIn({ logos }, locale, 'light');
  const logo = found && {
    url: `${picturesUrl}/${logoFile(found, 'png')}`,
    width: Math.round((found.width / found.height) * logoHeight),
    height: logoHeight,
  };
  return { name, logo, footer };
}
