import { runLinkDays } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { dayAfter } from '@craftsandore/rules';
import {
  Button,
  ButtonLink,
  CopyIcon,
  Panel,
  Text,
  TextField,
  WhatsAppIcon,
} from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useOneCall } from '../../../form/use-one-call.ts';
import { useShop } from '../../../session/shop.ts';
import columns from '../../../shell/columns.module.css';
import { whatsAppHref } from '../whats-app-href.ts';
import type { RunPageProps } from './run-calls.ts';

type DriverLinkProps = Pick<RunPageProps, 'run' | 'shopUrl' | 'onRenew'>;

/** What opens the run on its driver's phone, to copy and to send. */
export function DriverLink({ run, shopUrl, onRenew }: DriverLinkProps) {
  const { t } = useTranslation();
  const { shortDate, weekday } = useLocale();
  const { nameAr: shop } = useShop().names;
  const { run: call, isPending } = useOneCall();
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();
  const renew = run.state !== 'closed' && (
    <Button size="sm" variant="quiet" loading={isPending} onClick={() => void call(onRenew)}>
      {t('runs.renew')}
    </Button>
  );
  if (run.driverToken === null) {
    return (
      <Panel title={t('runs.link')}>
        <Text>{t('runs.linkEnded')}</Text>
      </Panel>
    );
  }
  // Behind the sign it is sent to nobody, so it is in no log.
  const url = `${shopUrl}/run#${run.driverToken}`;

  return (
    <Panel title={t('runs.link')}>
      <div className={columns.stack}>
        <TextField
          label={t('runs.link')}
          labelHidden
          hint={t('runs.linkWords', { day: shortDate(dayAfter(run.day, runLinkDays)) })}
          type="url"
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <Button
          size="sm"
          variant="secondary"
          iconBefore={<CopyIcon />}
          onClick={() =>
            void navigator.clipboard.writeText(url).then(
              () => setCopied('copied'),
              () => setCopied('copyFailed'),
            )
          }
        >
          {t('runs.copy')}
        </Button>
        <ButtonLink
          href={whatsAppHref(
            run.driverPhone,
            t('runs.message', { shop, day: weekday(run.day), url }),
          )}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          size="sm"
          iconBefore={<WhatsAppIcon />}
        >
          {t('runs.send')}
        </ButtonLink>
        {renew}
        <Text size="xs" role="status">
          {copied && (copied === 'copied' ? t('runs.copied') : t('runs.copyFailed'))}
        </Text>
      </div>
    </Panel>
  );
}
