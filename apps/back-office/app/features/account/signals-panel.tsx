import { useLocale } from '@craftsandore/i18n/react';
import { FormError, Panel, Switch, Text } from '@craftsandore/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { choose, isOn, type Signal } from '../../live/signals.ts';
import columns from '../../shell/columns.module.css';

/** How this browser calls to new orders. What cannot be switched on says why. */
export function SignalsPanel() {
  const { t } = useTranslation();
  return (
    <Panel title={t('signals.title')}>
      <div className={columns.stack}>
        <Text size="sm" tone="muted">
          {t('signals.words')}
        </Text>
        <SignalSwitch signal="sound" label={t('signals.sound')} hint={t('signals.soundHint')} />
        <SignalSwitch signal="notice" label={t('signals.notice')} hint={t('signals.noticeHint')} />
      </div>
    </Panel>
  );
}

type SignalSwitchProps = { signal: Signal; label: string; hint: string };

function SignalSwitch({ signal, label, hint }: SignalSwitchProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const hintId = useId();
  const [on, setOn] = useState(() => isOn(signal));
  const [reason, setReason] = useState<Awaited<ReturnType<typeof choose>>>();

  async function change(wanted: boolean) {
    const example = { title: t('signals.example'), lang: locale, onOpen: () => undefined };
    setReason(await choose(signal, wanted, example));
    setOn(isOn(signal));
  }

  return (
    <div>
      <Switch
        label={label}
        state={t(on ? 'signals.on' : 'signals.off')}
        checked={on}
        aria-describedby={hintId}
        onCheckedChange={(wanted) => void change(wanted)}
      />
      <Text id={hintId} size="xs" tone="muted">
        {hint}
      </Text>
      <FormError>
        {reason && t(reason === 'forbidden' ? 'signals.forbidden' : 'signals.unknown')}
      </FormError>
    </div>
  );
}
