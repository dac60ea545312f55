import type { ConfirmLink } from '@craftsandore/contract';
import { Button, Card, PhoneIcon, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';

import { Answer } from './answer-fields.tsx';
import { Choices } from './choices.tsx';
import styles from './confirm-page.module.css';

type CallMeProps = { link: ConfirmLink; path: string; isSending: boolean };

/** Asks to be called at one of four times. */
export function CallMe({ link: { callTimes, formToken }, path, isSending }: CallMeProps) {
  const { t } = useTranslation();
  const times = callTimes.map(({ name, at }) => ({ value: at, label: t(`callTime.${name}`) }));

  return (
    <Card>
      <Form method="post" action={path} className={styles.call}>
        <Answer answer="call_me" formToken={formToken} />
        <Choices
          name="at"
          legend={
            <Text as="span" size="sm" weight="medium">
              {t('confirm.callTitle')}
            </Text>
          }
          choices={times}
          chosen={times[1]?.value}
          columns={2}
        />
        <Button
          type="submit"
          variant="secondary"
          size="lg"
          block
          iconBefore={<PhoneIcon />}
          loading={isSending}
        >
          {t('confirm.callMe')}
        </Button>
      </Form>
    </Card>
  );
}
