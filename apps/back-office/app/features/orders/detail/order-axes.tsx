import { type ParcelDetails, piastres, type StaffOrderDetails } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Axes, type Axis, Skeleton } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import type { OrderMoney } from '../cash/cash-calls.ts';

/** Undefined until it is read, null where that failed, which its panel says. */
type Late<Part> = Part | null | undefined;

export type OrderAxesProps = {
  order: Pick<StaffOrderDetails, 'orderStatusName' | 'changesCount' | 'confirmation' | 'attempts'>;
  /** The latest first. */
  parcels: Late<ParcelDetails[]>;
  money: Late<OrderMoney>;
};

/** How an order stands: whether it is wanted, sent and paid are three things besides its status. */
export function OrderAxes({ order, parcels, money }: OrderAxesProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const parcelAxis = useParcelAxis();
  const moneyAxis = useMoneyAxis();
  const { changesCount, attempts, confirmation } = order;
  const { state, nextStep, nextAttemptAt } = confirmation;

  const axes: Axis[] = [
    {
      name: t('axes.order'),
      word: t(`orderStatus.${order.orderStatusName}`),
      line:
        changesCount > 0 ? t('axes.version', { version: changesCount + 1 }) : t('axes.asPlaced'),
    },
    {
      name: t('axes.confirmation'),
      word: t(`confirmationState.${state}`),
      line:
        nextStep && nextAttemptAt
          ? t(`nextStep.${nextStep}`, { moment: moment(nextAttemptAt) })
          : attempts.length > 0 && t('axes.attempts', { count: attempts.length }),
    },
    ...late(t('axes.parcel'), parcels, parcelAxis),
    ...late(t('axes.money'), money, moneyAxis),
  ];

  return <Axes axes={axes} />;
}

type Words = Omit<Axis, 'name'>;

function late<Part>(name: string, part: Late<Part>, wordsOf: (part: Part) => Words): Axis[] {
  if (part === null) return [];
  const words = part === undefined ? { word: <Skeleton />, line: <Skeleton /> } : wordsOf(part);
  return [{ name, ...words }];
}

function useParcelAxis() {
  const { t } = useTranslation();
  const { shortDate } = useLocale();

  return ([parcel]: ParcelDetails[]): Words => {
    if (!parcel) return { word: t('axes.notBooked') };
    const carrier = t(`carrierName.${parcel.carrier}`);
    const line = parcel.promisedDay
      ? t('axes.promised', { carrier, day: shortDate(parcel.promisedDay) })
      : carrier;
    return { word: t(`parcelState.${parcel.state}`), line };
  };
}

function useMoneyAxis() {
  const { t } = useTranslation();
  const { money } = useLocale();

  return ({ sums: { open, received, toRefund } }: OrderMoney): Words => {
    const hasCome = received > 0;
    const amount = money(piastres(Math.abs(open)));
    const still = open > 0 ? t('axes.open', { amount }) : t('axes.tooMuch', { amount });
    const settled = hasCome ? t('axes.nothingOpen') : t('axes.noMoney');
    const none = toRefund > 0 ? t('axes.toRefund', { amount: money(piastres(toRefund)) }) : settled;
    const word = open === 0 ? none : still;
    return { word, line: hasCome && t('axes.received', { amount: money(piastres(received)) }) };
  };
}
