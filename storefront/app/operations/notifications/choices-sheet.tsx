import { useQuery } from '@tanstack/react-query';
import { Link } from '../../shell/router/link.tsx';
import { Notice } from '../../design/notice.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { Spinner } from '../../design/spinner.tsx';
import { Switch } from '../../design/switch.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DevicePart } from './device-part.tsx';
import { choicesQuery, useSetNotificationChoice } from './notifications-data.ts';

const channels = ['in_app', 'email', 'push'] as const;

/** Which notifications the shopper gets, in the inbox, by mail and on devices. */
export function ChoicesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...choicesQuery(), enabled: open, refetchOnMount: 'always' });
  const choose = useSetNotificationChoice();
  const names = {
    in_app: t('notifications.choices.inApp'),
    email: t('notifications.choices.email'),
    push: t('notifications.choices.push'),
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('notifications.choices.title')}
      closeLabel={t('notifications.choices.close')}
    >
      {!data && (
        <div className="grid place-items-center py-10">
          <Spinner size={28} />
        </div>
      )}
      {data && (
        <div className="flex flex-col gap-4">
          <DevicePart />
          <div className="grid grid-cols-[minmax(0,1fr)_auto_auto_auto] items-center gap-x-2.5 gap-y-3">
            <span />
            {channels.map((channel) => (
              <span key={channel} aria-hidden className="text-center text-cap text-ink-3">
                {names[channel]}
              </span>
            ))}
            {data.list.map((row) => [
              <span key={row.group} className="text-lead break-words">
                {t(`notifications.groups.${row.group}`)}
              </span>,
              ...channels.map((channel) => (
                <Switch
                  key={`${row.group} ${channel}`}
                  checked={row[channel] === 1}
                  disabled={row[`${channel}_fixed`] === 1}
                  label={t('notifications.choices.label', {
                    group: t(`notifications.groups.${row.group}`),
                    channel: names[channel],
                  })}
                  onChange={(wanted) => choose.mutate({ group: row.group, channel, wanted: wanted ? 1 : 0 })}
                />
              )),
            ])}
          </div>
          <p className="text-note text-ink-3">{t('notifications.choices.fixed')}</p>
          {data.mail !== 'confirmed' && (
            <Notice
              tone="warn"
              action={
                <Link to="/security" className="font-medium text-sea">
                  {t('notifications.choices.confirm')}
                </Link>
              }
            >
              {t('notifications.choices.noMail')}
            </Notice>
          )}
        </div>
      )}
    </Sheet>
  );
}
