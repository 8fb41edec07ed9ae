import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@tradewind/client/errors';
import { Notice } from '../../design/notice.tsx';
import { Switch } from '../../design/switch.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { browserPushQuery, pushQuery, useSetQuietHours, useSwitchPush } from './push-data.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const timeOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Push messages to this browser, and the hours in which they wait; nothing where the browser has none. */
export function DevicePart() {
  const { t } = useTranslation();
  const { data: browser } = useQuery(browserPushQuery());
  const { data: known } = useQuery(pushQuery());
  const switchPush = useSwitchPush(known?.key ?? '');
  const setQuiet = useSetQuietHours();
  if (!browser || !known || browser === 'unable') return null;
  if (browser === 'blocked') return <Notice tone="warn">{t('notifications.push.blocked')}</Notice>;
  const { quiet, from_hour, until_hour } = known;
  const choose = (change: Partial<typeof known>) => setQuiet.mutate({ quiet, from_hour, until_hour, ...change });
  const isOn = browser === 'on' && known.subscribed === 1;
  const picked = [
    { field: 'from_hour', value: from_hour, label: t('notifications.push.from') },
    { field: 'until_hour', value: until_hour, label: t('notifications.push.until') },
  ] as const;
  return (
    <section className="flex flex-col gap-3 border-b border-line pb-4">
      <SwitchRow
        title={t('notifications.push.device')}
        text={t('notifications.push.deviceText')}
        checked={isOn}
        disabled={switchPush.isPending}
        onChange={(wanted) => switchPush.mutate(wanted)}
      />
      {switchPush.isError && !isApiFailure(switchPush.error) && (
        <Notice tone="warn">{t('notifications.push.failed')}</Notice>
      )}
      {isOn && (
        <SwitchRow
          title={t('notifications.push.quiet')}
          text={t('notifications.push.quietText', { from: timeOf(from_hour), until: timeOf(until_hour) })}
          checked={quiet === 1}
          onChange={(wanted) => choose({ quiet: wanted ? 1 : 0 })}
        />
      )}
      {isOn && quiet === 1 && (
        <div className="flex flex-wrap gap-3">
          {picked.map(({ field, value, label }) => (
            <label key={field} className="flex items-center gap-2 text-note text-ink-2">
              {label}
              <select
                value={value}
                onChange={(event) => choose({ [field]: Number(event.target.value) })}
                className="tnum h-11 rounded-sm bg-sunken px-3 text-lead text-ink"
              >
                {hours.map((hour) => (
                  <option key={hour} value={hour}>
                    {timeOf(hour)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </section>
  );
}

interface SwitchRowProps {
  title: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

function SwitchRow({ title, text, checked, disabled, onChange }: SwitchRowProps) {
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-lead break-words">{title}</p>
        <p className="text-note text-ink-3">{text}</p>
      </div>
      <Switch checked={checked} disabled={disabled} label={title} onChange={onChange} />
    </div>
  );
}
