import { Stack, Typography } from '@mui/material';
import { deskSettings, type SettingRow } from '@tradewind/contract/platform/desk/settings';
import { Title } from 'react-admin';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useNames, useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { ChangesLink, WaitingChange } from '../changes/waiting-change.tsx';
import { ChangeSetting } from './change-setting.tsx';
import { SettingHistory } from './setting-history.tsx';
import { useSettingFormat } from './format-setting.ts';

/** All settings with their current and coming values and their history. */
export const SettingsPage = () => {
  const t = useTranslation();
  const name = useNames();
  const { data } = useEndpointQuery(deskSettings, {});
  const groups = Map.groupBy(data?.list ?? [], ({ id }) => id.split('.')[0]!);
  return (
    <Stack sx={{ gap: 2, maxWidth: 900 }}>
      <Title title={t('menu.settings')} />
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <ChangesLink />
      </Stack>
      {[...groups].map(([group, settings]) => (
        <Panel key={group} title={name('settings.groups', group)}>
          <Stack sx={{ gap: 2 }}>
            {settings.map((setting) => (
              <Setting key={setting.id} setting={setting} />
            ))}
          </Stack>
        </Panel>
      ))}
    </Stack>
  );
};

const Setting = ({ setting }: { setting: SettingRow }) => {
  const t = useTranslation();
  const name = useNames();
  const show = useSettingFormat();
  const { moment } = useFormat();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Stack sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {name('settings.names', setting.id)}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{show(setting.id, setting.value)}</Typography>
        <Typography variant="caption" color="textSecondary">
          {setting.effective_at
            ? t('settings.since', { moment: moment(setting.effective_at) })
            : t('settings.default_value')}
        </Typography>
        {setting.upcoming.map((change) => (
          <Typography key={change.effective_at} variant="caption" color="primary">
            {t('settings.upcoming', { moment: moment(change.effective_at), value: show(setting.id, change.value) })}
          </Typography>
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 1 }}>
        <SettingHistory id={setting.id} />
        <ChangeSetting setting={setting} />
      </Stack>
      {setting.waiting && <WaitingChange change={setting.waiting} />}
    </Stack>
  );
};
