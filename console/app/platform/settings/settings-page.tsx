import { Stack, Typography } from '@mui/material';
import { deskSettings, type SettingRow } from '@tradewind/contract/platform/desk/settings';
import { Title } from 'react-admin';
import { useDesk } from '../../api/use-desk.ts';
import { useNames, useWords } from '../../i18n/words.ts';
import { useFormat } from '../../look/format.ts';
import { Panel } from '../../look/panel.tsx';
import { ChangeSetting } from './change-setting.tsx';
import { SettingHistory } from './setting-history.tsx';
import { useShowValue } from './show-value.ts';

/** Fees, limits, waits and the wallet's mode: what holds now, what will hold, and what held before. */
export const SettingsPage = () => {
  const word = useWords();
  const name = useNames();
  const { data } = useDesk(deskSettings, {});
  const groups = Map.groupBy(data?.list ?? [], ({ id }) => id.split('.')[0]!);
  return (
    <Stack sx={{ gap: 2, maxWidth: 900 }}>
      <Title title={word('menu.settings')} />
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
  const word = useWords();
  const name = useNames();
  const show = useShowValue();
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
            ? word('settings.since', { moment: moment(setting.effective_at) })
            : word('settings.standard')}
        </Typography>
        {setting.upcoming.map((change) => (
          <Typography key={change.effective_at} variant="caption" color="primary">
            {word('settings.upcoming', { moment: moment(change.effective_at), value: show(setting.id, change.value) })}
          </Typography>
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 1 }}>
        <SettingHistory id={setting.id} />
        <ChangeSetting setting={setting} />
      </Stack>
    </Stack>
  );
};
