import { previewSize, previewUrl } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';

import { useStorefront } from '../session/context.ts';

export type PreviewTagsProps = {
  alt: string;
  /** The address of the page's own preview picture, without language and ending. */
  preview: string | undefined;
  /** The whole address of what stands in for it until it is drawn. */
  photo: string | undefined;
};

/** The picture that a shared link shows, as messengers and social networks ask for it; the shop's unless told otherwise. */
export function PreviewTags({ alt, preview, photo }: PreviewTagsProps) {
  const { locale } = useLocale();
  const { settings, shop } = useStorefront();
  const { apiUrl, storefrontUrl } = settings;
  const drawn = preview
    ? new URL(previewUrl(preview, locale), apiUrl).href
    : !photo && (shop.share ?? `${storefrontUrl}/icons/share.${locale}.jpg`);

  return (
    <>
      <meta property="og:image" content={drawn || photo} />
      {drawn && (
        <>
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(previewSize.width)} />
          <meta property="og:image:height" content={String(previewSize.height)} />
        </>
      )}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
