import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** Parts of an address one after another, each in its own direction. */
export function AddressParts({ parts }: { parts: readonly string[] }) {
  const { t } = useTranslation();
  return parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && t('list.comma')}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
