import type { DriverStop } from '@craftsandore/contract';
import { isHandedOver } from '@craftsandore/contract/plain';
import { addressText, formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  ButtonLink,
  Card,
  Heading,
  MapPinIcon,
  PhoneIcon,
  Tag,
  type TagProps,
  Text,
  WhatsAppIcon,
} from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AddressLines } from '../../components/address-lines.tsx';
import { Money } from '../../components/money.tsx';
import { useShop } from '../../session/context.ts';
import styles from './driver-page.module.css';
import type { Said } from './kept-run.ts';
import { OutcomeForm } from './outcome-form.tsx';

type Outcome = NonNullable<DriverStop['said']>['outcome'];

const tones: Record<Outcome, TagProps['tone']> = {
  delivered: 'success',
  partly: 'warning',
  refused: 'danger',
  postponed: 'warning',
  not_reached: 'warning',
};

type StopCardProps = {
  stop: DriverStop;
  /** From 1. */
  place: number;
  driverName: string;
  /** Whether what was said of it is still on this phone alone. */
  isUnsent: boolean;
  onTell: (said: Omit<Said, 'id' | 'parcelId'>) => void;
};

/** A door: whose, where, how much, and what came of it. */
export function StopCard({ stop, place, driverName, isUnsent, onTell }: StopCardProps) {
  const { t } = useTranslation();
  const { ordinal } = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { said, isOff, cashDue, orderReference } = stop;
  const isOver = isOff || (said !== null && isHandedOver(said.outcome));

  return (
    <li>
      <Card className={styles.stop}>
        <div className={styles.line}>
          <Heading level={2} size="h3">
            {ordinal(place)}. <bdi>{stop.customerName}</bdi>
          </Heading>
          <Text size="sm" tone="muted">
            <bdi dir="ltr">{orderReference}</bdi>
          </Text>
        </div>
        {!isOff && (
          <div className={styles.line}>
            <Text size="sm">{cashDue > 0 ? t('driver.take') : t('driver.paid')}</Text>
            {cashDue > 0 && <Money size="lg" amount={cashDue} />}
          </div>
        )}
        {isOff && <Text tone="danger">{t('driver.off')}</Text>}
        {said && <Result said={said} cashDue={cashDue} isUnsent={isUnsent} />}
        {stop.place && <Where stop={stop} driverName={driverName} />}
        {!isOver && (!said || isAsking) && (
          <OutcomeForm
            stop={stop}
            onTell={(told) => {
              setAsking(false);
              onTell(told);
            }}
            onClose={() => setAsking(false)}
          />
        )}
        {!isOver && said && !isAsking && (
          <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
            {t('driver.change')}
          </Button>
        )}
      </Card>
    </li>
  );
}

type ResultProps = {
  said: NonNullable<DriverStop['said']>;
  cashDue: DriverStop['cashDue'];
  isUnsent: boolean;
};

function Result({ said, cashDue, isUnsent }: ResultProps) {
  const { t } = useTranslation();
  const { money, weekday } = useLocale();
  const { outcome, reason, day, keptCount, cash, note } = said;
  return (
    <div className={styles.said}>
      <Tag tone={tones[outcome]}>{t(`stopOutcome.${outcome}`)}</Tag>
      {reason && reason !== 'postponed' && <span>{t(`stopReason.${reason}`)}</span>}
      {day && <span>{weekday(day)}</span>}
      {keptCount && <span>{t('driver.keptCount', { count: keptCount })}</span>}
      {isHandedOver(outcome) && cash !== cashDue && (
        <span>{t('driver.took', { amount: money(cash) })}</span>
      )}
      {outcome === 'refused' && cash > 0 && (
        <span>{t('driver.wayTook', { amount: money(cash) })}</span>
      )}
      {note && <bdi>{note}</bdi>}
      {isUnsent && <Tag tone="neutral">{t('driver.notSent')}</Tag>}
    </div>
  );
}

function Where({ stop, driverName }: { stop: DriverStop; driverName: string }) {
  const { t } = useTranslation();
  const { locale, number } = useLocale();
  const { name: shop } = useShop();
  const { place, customerNote, contents, orderReference } = stop;
  if (!place) return null;
  const { phoneNumber, secondPhoneNumber, ...where } = place;
  const hello = t('driver.hello', { driver: driverName, shop, reference: orderReference });
  const chat = `https://wa.me/${phoneNumber.replace(/\D/g, '')}?text=${encodeURIComponent(plain(hello))}`;
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(plain(addressText(where, locale)))}`;

  return (
    <>
      <AddressLines address={{ ...where, phoneNumber }} />
      <Text size="sm">
        {contents.map(({ name, quantity }, index) => (
          <span key={index}>
            {index > 0 && t('list.comma')}
            {number(quantity)} × <bdi>{name}</bdi>
          </span>
        ))}
      </Text>
      {customerNote && (
        <Text size="sm" weight="medium">
          {t('driver.note')} <bdi>{customerNote}</bdi>
        </Text>
      )}
      <div className={styles.two}>
        <ButtonLink href={`tel:${phoneNumber}`} variant="secondary" iconBefore={<PhoneIcon />}>
          {t('driver.call')}
        </ButtonLink>
        <ButtonLink
          href={chat}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          iconBefore={<WhatsAppIcon />}
        >
          {t('driver.whatsApp')}
        </ButtonLink>
        {secondPhoneNumber && (
          <ButtonLink
            href={`tel:${secondPhoneNumber}`}
            variant="secondary"
            iconBefore={<PhoneIcon />}
          >
            <bdi dir="ltr">{formatPhone(secondPhoneNumber)}</bdi>
          </ButtonLink>
        )}
        <ButtonLink
          href={map}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          iconBefore={<MapPinIcon />}
        >
          {t('driver.map')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The signs that part scripts are not for other programs. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
