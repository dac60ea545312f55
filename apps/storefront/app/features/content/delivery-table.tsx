import type { PageTexts } from '@craftsandore/i18n/pages';
import { Heading, Text } from '@craftsandore/ui';
import { useId } from 'react';

import type { DeliveryPrices } from './delivery-prices.ts';
import styles from './delivery-table.module.css';

type DeliveryTableProps = DeliveryPrices & { text: PageTexts['delivery'] };

/** Fee and days of every governorate, as the shop charges and promises them today. */
export function DeliveryTable({ places, freeFrom, text }: DeliveryTableProps) {
  const titleId = useId();
  if (places.length === 0) return null;

  return (
    <section className={styles.root}>
      <Heading level={2} size="h3" id={titleId}>
        {text.table}
      </Heading>
      <div className={styles.terms}>
        {freeFrom && (
          <Text>
            {text.freeFrom} <bdi>{freeFrom}</bdi>
          </Text>
        )}
        <table aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{text.governorate}</th>
              <th scope="col">{text.fee}</th>
              <th scope="col">{text.days}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ name, fee, days }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {fee ? (
                  <>
                    <td>
                      <bdi>{fee}</bdi>
                    </td>
                    <td>
                      <bdi>{days}</bdi>
                    </td>
                  </>
                ) : (
                  <td colSpan={2}>{text.notServed}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
