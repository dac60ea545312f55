import type { Piastres, ShippingOptions } from '@craftsandore/contract';
import { deliveryDays } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { makingDaysOf, type Made } from '@craftsandore/rules';
import { Select, Text, TruckIcon } from '@craftsandore/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './delivery-box.module.css';
import { DeliveryFee } from './delivery-fee.tsx';
import { deliveryTerms, type DeliveryTerms } from './delivery-terms.ts';
import { rememberGovernorate, useGovernorate } from './use-governorate.ts';
import { useShippingOptions } from './use-shipping-options.ts';

export type DeliveryBoxProps = {
  /** What is bought, in piastres: from some sum on delivery may be free. */
  subtotal: Piastres;
  /** What is bought: the slowest to be made is waited for. */
  pieces: readonly Made[];
  /** The name of the governorate where an address has been chosen: then nothing is left to ask. */
  governorate?: string | undefined;
  /** Where the page knows them; else the box asks. */
  options?: ShippingOptions | null | undefined;
};

/** Nothing until it is known what delivery costs. */
export function DeliveryBox(props: DeliveryBoxProps) {
  const options = useShippingOptions(props.options);
  const [now] = useState(() => new Date());
  return options && <DeliveryChoice {...props} options={options} now={now} />;
}

type Known = { options: ShippingOptions; now: Date };
type DeliveryChoiceProps = DeliveryBoxProps & Known;

/** Asks where to, and says what delivery costs and when it comes. (Business, section 2.) */
export function DeliveryChoice({ options, ...asked }: DeliveryChoiceProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { ofAddress, terms } = useTerms({ options, ...asked });
  const { subtotal } = asked;
  const missing = terms?.delivery?.missingForFree ?? null;

  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <TruckIcon />
        <div>
          {ofAddress ? (
            <Text>{t('delivery.to', { governorate: local(ofAddress, 'name') })}</Text>
          ) : (
            <Select
              label={t('delivery.whereTo')}
              labelHidden
              className={styles.place}
              value={terms?.place.code ?? ''}
              onChange={({ target }) => {
                const place = options.governorates.find((place) => place.code === target.value);
                if (place) rememberGovernorate(place.code);
              }}
            >
              <option value="" disabled>
                {t('delivery.whereTo')}
              </option>
              {options.governorates.map((place) => (
                <option key={place.code} value={place.code}>
                  {t('delivery.to', { governorate: local(place, 'name') })}
                </option>
              ))}
            </Select>
          )}
          <div role="status" className={styles.days}>
            {terms && <Days terms={terms} />}
          </div>
        </div>
        {terms?.delivery && <DeliveryFee fee={terms.delivery.fee} />}
      </div>
      {options.freeFrom !== null && missing !== null && (
        <FreeDelivery subtotal={subtotal} freeFrom={options.freeFrom} missing={missing} />
      )}
    </div>
  );
}

/** The same for all pieces, however long they are made. */
export type FeeProps = Omit<DeliveryBoxProps, 'options' | 'pieces'>;

type KnownFeeProps = FeeProps & { children: ReactNode };

/** The fee alone, where it is known where to; what is said otherwise is in it. */
export function KnownFee({ children, ...asked }: KnownFeeProps) {
  const options = useShippingOptions();
  const [now] = useState(() => new Date());
  return options ? (
    <FeeOfChoice {...asked} options={options} now={now}>
      {children}
    </FeeOfChoice>
  ) : (
    children
  );
}

function FeeOfChoice({ children, ...asked }: KnownFeeProps & Known) {
  const { terms } = useTerms({ ...asked, pieces: [] });
  return terms?.delivery ? <DeliveryFee fee={terms.delivery.fee} /> : children;
}

/** Delivery to the governorate of the address, or else to the one that this browser remembers. */
function useTerms({ options, governorate, pieces, ...asked }: DeliveryChoiceProps) {
  const { local } = useLocale();
  const remembered = useGovernorate();
  const ofAddress = options.governorates.find((place) => local(place, 'name') === governorate);
  const code = ofAddress?.code ?? remembered;
  return {
    ofAddress,
    terms: deliveryTerms(options, { code, makingDays: makingDaysOf(pieces), ...asked }),
  };
}

function Days({ terms: { place, delivery } }: { terms: DeliveryTerms }): ReactNode {
  const { t } = useTranslation();
  const { local, locale } = useLocale();
  if (delivery) return <Text weight="medium">{deliveryDays(delivery, locale)}</Text>;
  return <Text>{t('delivery.notServed', { governorate: local(place, 'name') })}</Text>;
}

type FreeDeliveryProps = { subtotal: Piastres; freeFrom: Piastres; missing: Piastres };

/** How far it is to free delivery. */
function FreeDelivery({ subtotal, freeFrom, missing }: FreeDeliveryProps) {
  const { t } = useTranslation();
  const { money } = useLocale();
  if (missing === 0) return <Text className={styles.free}>{t('delivery.isFree')}</Text>;

  return (
    <div className={styles.free}>
      <Text tone="muted">{t('delivery.untilFree', { missing: money(missing) })}</Text>
      <meter className={styles.meter} min={0} max={freeFrom} value={subtotal} aria-hidden="true" />
    </div>
  );
}
