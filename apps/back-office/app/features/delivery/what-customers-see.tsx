import {
  type DeliverySettings,
  type GovernorateCode,
  governorates,
  piastres,
  type Piastres,
} from '@craftsandore/contract';
import { deliveryDays } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { deliveryTo, shippingOptionsOf } from '@craftsandore/rules';
import { Panel, Select, Text, TextField } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readNumber } from '../../form/read-number.ts';
import styles from './what-customers-see.module.css';

type WhatCustomersSeeProps = {
  saved: DeliverySettings;
  /** What was typed; null while something is wrong with it. */
  typed: DeliverySettings | null;
  /** Where the sample order goes. */
  governorate: GovernorateCode;
  onGovernorate: (code: GovernorateCode) => void;
  now: Date;
};

/** What the shop says to a sample order, now and once the settings are saved: by the functions of the shop. */
export function WhatCustomersSee({
  saved,
  typed,
  governorate,
  onGovernorate,
  now,
}: WhatCustomersSeeProps) {
  const { t } = useTranslation();
  const { local, moneyParts, number, weekday, time } = useLocale();
  const [sample, setSample] = useState(() => number(1250));
  const subtotal = subtotalOf(sample);
  const sentencesOf = useSentences({ governorate, subtotal, now });
  const before = sentencesOf(saved);
  const after = typed && sentencesOf(typed);
  const isSame = after?.join() === before.join();

  return (
    <Panel className={styles.root} title={t('deliverySettings.preview')}>
      <div className={styles.fields}>
        <TextField
          label={t('deliverySettings.sample')}
          inputMode="decimal"
          suffix={moneyParts(piastres(0)).currency}
          value={sample}
          onChange={({ target }) => setSample(target.value)}
        />
        <Select
          label={t('deliverySettings.sampleTo')}
          value={governorate}
          onChange={({ target }) => {
            const place = governorates.find(({ code }) => code === target.value);
            if (place) onGovernorate(place.code);
          }}
        >
          {governorates.map((place) => (
            <option key={place.code} value={place.code}>
              {local(place, 'name')}
            </option>
          ))}
        </Select>
        <div className={styles.promise} role="status">
          <Text size="xs" tone="muted">
            {t('deliverySettings.before')}
          </Text>
          {isSame ? (
            <>
              <Sentences of={before} />
              <Text size="xs" tone="muted">
                {t('deliverySettings.unchanged')}
              </Text>
            </>
          ) : (
            <>
              <del>
                <Sentences of={before} />
              </del>
              <Text size="xs" tone="muted">
                {t('deliverySettings.after')}
              </Text>
              {after ? (
                <ins>
                  <Sentences of={after} />
                </ins>
              ) : (
                <Text size="sm">{t('deliverySettings.incomplete')}</Text>
              )}
            </>
          )}
        </div>
        <Text size="xs" tone="muted">
          {t('deliverySettings.workedOut', { day: weekday(now), time: time(now) })}
        </Text>
      </div>
    </Panel>
  );
}

function Sentences({ of: [first, ...others] }: { of: string[] }) {
  return (
    <>
      <span className={styles.first}>{first}</span>
      {others.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </>
  );
}

/** Nothing is bought for what is no sum. */
function subtotalOf(typed: string): Piastres {
  const pounds = readNumber(typed);
  return piastres(
    pounds !== undefined && pounds > 0 && pounds < 1e9 ? Math.round(pounds * 100) : 0,
  );
}

type Sample = { governorate: GovernorateCode; subtotal: Piastres; now: Date };

/** The shop's sentences about delivery, by the settings. */
function useSentences({ governorate, subtotal, now }: Sample) {
  const { t } = useTranslation();
  const { local, locale, money } = useLocale();

  return (settings: DeliverySettings): string[] => {
    const options = shippingOptionsOf(settings);
    const place = options.governorates.find(({ code }) => code === governorate);
    const name = place ? local(place, 'name') : governorate;
    const delivery = deliveryTo(options, { governorate, subtotal, now });
    if (!delivery) return [t('delivery.notServed', { governorate: name })];

    const { fee, missingForFree, isCashPossible, cashUpTo } = delivery;
    const sentences = [
      [fee === 0 ? t('delivery.free') : money(fee), deliveryDays(delivery, locale)].join(
        t('form.comma'),
      ),
    ];
    if (missingForFree === 0) sentences.push(t('delivery.isFree'));
    if (missingForFree) sentences.push(t('delivery.untilFree', { missing: money(missingForFree) }));
    if (!isCashPossible && cashUpTo !== null) {
      const limit = money(cashUpTo);
      sentences.push(t('delivery.cashUpTo', { governorate: name, limit }));
    }
    return sentences;
  };
}
