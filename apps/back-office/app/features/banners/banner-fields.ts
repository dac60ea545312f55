import { type PhonePhoto, type StaffBanner, updateBanner } from '@craftsandore/contract';
import { z } from 'zod';

import { sentMoment, typedMoment } from '../../form/egypt-time.ts';

/** Where a banner leads whose address is typed; another one leads to a category, or to all products. */
export const toLink = 'link';

/** A banner as it is typed. */
export type TypedBanner = {
  header: string;
  headerAr: string;
  details: string;
  detailsAr: string;
  alt: string;
  altAr: string;
  /** The id of a category, `toLink`, or nothing for all products. */
  leadsTo: string;
  link: string;
  /** As clocks in Egypt show them. */
  from: string;
  until: string;
  /** Percent. */
  focalX: string;
  focalY: string;
  photo: File | undefined;
  /** The photo for phones, which was uploaded when it was chosen, as text. */
  phonePhoto: string;
};

const noBanner: TypedBanner = {
  ...{ header: '', headerAr: '', details: '', detailsAr: '', alt: '', altAr: '' },
  ...{ leadsTo: '', link: '', from: '', until: '', focalX: '50', focalY: '50' },
  ...{ photo: undefined, phonePhoto: '' },
};

export function fieldsOfBanner(banner: StaffBanner | undefined): TypedBanner {
  if (!banner) return noBanner;
  const { header, headerAr, details, detailsAr, alt = '', altAr = '', ...value } = banner.value;
  return {
    ...{ header, headerAr, details, detailsAr, alt, altAr },
    leadsTo: value.link === null ? String(value.category?.id ?? '') : toLink,
    link: value.link ?? '',
    from: typedMoment(value.from),
    until: typedMoment(value.until),
    focalX: String(value.focalX),
    focalY: String(value.focalY),
    photo: undefined,
    phonePhoto: phonePhotoText(value.phonePhoto),
  };
}

export const phonePhotoText = (photo: PhonePhoto | null) => (photo ? JSON.stringify(photo) : '');

export const phonePhotoOf = ({ phonePhoto }: TypedBanner): PhonePhoto | null =>
  phonePhoto ? JSON.parse(phonePhoto) : null; // as `phonePhotoText` has written it

const { header, headerAr, alt, altAr, ...optional } = updateBanner.body.omit({
  seenVersion: true,
}).shape;

/** Both languages need a header, which names the banner, and words of its photo. */
const Sent = z.object({
  ...optional,
  header: header.unwrap().min(1),
  headerAr: headerAr.unwrap().min(1),
  alt: alt.unwrap(),
  altAr: altAr.unwrap(),
});

export type SentBanner = z.input<typeof Sent> & { photo: File | undefined };

function sentOf({ leadsTo, link, from, until, phonePhoto: _, photo, ...typed }: TypedBanner) {
  return {
    ...typed,
    categoryId: leadsTo === toLink ? '' : leadsTo,
    link: leadsTo === toLink ? link : '',
    from: sentMoment(from),
    until: sentMoment(until),
    photo,
  };
}

/** What was typed, as it is sent. What is wrong with it is said by the contract, of the form's fields. */
export const bannerFields = ({ needsPhoto }: { needsPhoto: boolean }) =>
  z.custom<TypedBanner>().transform((typed, context): SentBanner => {
    const sent = { ...sentOf(typed), phonePhoto: phonePhotoOf(typed)?.key ?? '' };
    const { error } = Sent.safeParse(sent, { reportInput: true });
    const missing = [
      ...(needsPhoto && !typed.photo ? ['photo'] : []),
      ...(typed.leadsTo === toLink && !typed.link.trim() ? ['link'] : []),
    ];
    for (const { message: _, ...issue } of error?.issues ?? []) {
      const path = issue.path[0] === 'categoryId' ? ['leadsTo'] : [issue.path[0]];
      context.issues.push({ ...issue, path } as z.core.$ZodRawIssue); // it came from one
    }
    for (const field of missing) {
      context.issues.push({ code: 'invalid_type', expected: 'string', input: '', path: [field] });
    }
    return sent;
  });
