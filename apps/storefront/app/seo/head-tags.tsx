import { useTranslation } from 'react-i18next';

import { PreviewTags } from './preview-tags.tsx';

type HeadTagsProps = {
  title?: string;
  /** Of a list: the pages after its first say so, and leave the description to that. */
  page?: number;
  description?: string | undefined;
  /** The address of the page's own preview picture, without language and ending. */
  preview?: string | undefined;
  /** The whole address of what a shared link shows until that is drawn. */
  image?: string | undefined;
  /** What the photo in the picture shows. */
  imageWords?: string | undefined;
};

/** The title and description of a page, in its language. React puts them in the head, wherever this stands. */
export function HeadTags({
  title,
  page = 1,
  description,
  preview,
  image,
  imageWords,
}: HeadTagsProps) {
  const { t } = useTranslation();
  const name = withoutIsolates(title ?? t('home.title'));
  const nameOfPage = page > 1 ? `${name} | ${withoutIsolates(t('paging.page', { page }))}` : name;

  return (
    <>
      <title>{title ? `${nameOfPage} | ${t('shop.name')}` : name}</title>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={nameOfPage} />
      {/* Whoever shows links reads what the server sends: no browser loads the code. */}
      {import.meta.env.SSR && (
        <PreviewTags
          alt={imageWords ? `${nameOfPage}: ${imageWords}` : nameOfPage}
          preview={preview}
          photo={image}
        />
      )}
      {description && page === 1 && (
        <>
          <meta name="description" content={withoutIsolates(description)} />
          <meta property="og:description" content={withoutIsolates(description)} />
        </>
      )}
    </>
  );
}

/** The signs that part scripts within a sentence; where programs read, they stand as boxes. */
const withoutIsolates = (text: string) => text.replace(/[\u2068\u2069]/g, '');
