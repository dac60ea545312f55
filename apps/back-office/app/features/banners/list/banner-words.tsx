import { photoUrl, type StaffBanner } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Heading, Photo, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './banner-words.module.css';

/** What a banner of the list says, and when it is shown. */
export function BannerWords({ banner: { value } }: { banner: StaffBanner }) {
  const { local } = useLocale();
  const time = useTimeWords()(value);

  return (
    <div className={styles.root}>
      <Photo
        src={value.photo ? photoUrl(value.photo, 400) : value.imageUrl}
        alt=""
        ratio="2"
        width={176}
        height={88}
        style={{ objectPosition: `${value.focalX}% ${value.focalY}%` }}
      />
      <div className={styles.words}>
        <Heading level={2} size="h4">
          <bdi>{local(value, 'header') || value.header}</bdi>
        </Heading>
        <Text size="sm" tone="muted">
          <bdi>{local(value, 'details')}</bdi>
        </Text>
        {time && <Text size="xs">{time}</Text>}
      </div>
    </div>
  );
}

/** When a banner is shown, as a sentence; nothing of one that always is. */
function useTimeWords() {
  const { t } = useTranslation();
  const { shortDate, time } = useLocale();
  const momentOf = (moment: string) => [shortDate(moment), time(moment)].join(t('form.comma'));

  return ({ from, until }: Pick<StaffBanner['value'], 'from' | 'until'>) => {
    const now = new Date();
    if (until && new Date(until) <= now) return t('banners.over', { moment: momentOf(until) });
    const isEarly = from !== null && new Date(from) > now;
    if (isEarly && until) {
      return t('banners.fromUntil', { from: momentOf(from), until: momentOf(until) });
    }
    if (isEarly) return t('banners.from', { moment: momentOf(from) });
    return until && t('banners.until', { moment: momentOf(until) });
  };
}
