import { Alert } from '@mui/material';
import { deskNetworks } from '@tradewind/contract/money/desk/networks';
import { changeSetting, type SettingRow } from '@tradewind/contract/platform/desk/settings';
import { useDesk, useMay } from '../../api/use-desk.ts';
import { useNames, useWords } from '../../i18n/words.ts';
import { VerbButton } from '../../look/verb-button.tsx';
import type { VerbField } from '../../look/verb-fields.tsx';
import { fieldOf, partsOf, withParts } from './setting-parts.ts';
import { usePartLabel } from './show-value.ts';

/** Changes a setting from now or from a later moment on. */
export const ChangeSetting = ({ setting }: { setting: SettingRow }) => {
  const word = useWords();
  const name = useNames();
  const may = useMay();
  const label = usePartLabel();
  const networks = useDesk(deskNetworks, {}).data?.list ?? [];
  const units = {
    money: ' (USD)',
    percent: ' (%)',
    hours: '',
    days: '',
    minutes: '',
    count: '',
    mode: '',
    schedule: '',
    text: '',
  };
  const title = name('settings.names', setting.id);
  const fields = partsOf(setting.id, setting.value).map(({ path, kind, text }): VerbField => {
    const common = {
      name: fieldOf(path),
      label: `${path ? label(path) : title}${units[kind]}`,
      value: text,
      required: true,
    };
    if (kind === 'mode')
      return {
        ...common,
        kind: 'choice',
        choices: [
          { id: 'open', name: word('settings.open') },
          { id: 'closed', name: word('settings.closed') },
        ],
      };
    if (kind === 'schedule')
      return {
        ...common,
        kind: 'choice',
        choices: (['weekly', 'on_request'] as const).map((id) => ({ id, name: word(`settings.${id}`) })),
      };
    return { ...common, kind: kind === 'text' ? 'text' : 'amount' };
  });
  // A network that nobody set a fee for is closed until somebody does.
  const closed =
    setting.id === 'withdrawal.chain'
      ? networks.map(({ id }) => id).filter((id) => !Object.hasOwn(setting.value as object, id))
      : [];
  const closedFields = closed.map((id): VerbField => ({
    name: `${id}.fixed`,
    label: `${label(`${id}.fixed`)}${units.money}`,
    kind: 'amount',
    help: word('settings.no_fee'),
  }));
  const valueWith = (typed: Record<string, string>): unknown => {
    const opened = closed.filter((id) => typed[`${id}.fixed`]?.trim());
    return opened.length > 0
      ? { ...(setting.value as object), ...Object.fromEntries(opened.map((id) => [id, { fixed: 0 }])) }
      : setting.value;
  };
  if (!may(changeSetting)) return null;
  return (
    <VerbButton
      endpoint={changeSetting}
      size="small"
      label={word('settings.change')}
      fields={[
        ...fields,
        ...closedFields,
        {
          name: 'effective_at',
          label: word('settings.effective'),
          kind: 'moment',
          help: word('settings.effective_help'),
        },
      ]}
      input={(typed) => ({
        id: setting.id,
        value: withParts(setting.id, valueWith(typed), typed),
        effective_at: typed.effective_at ? new Date(typed.effective_at).toISOString() : '',
      })}
      done={word('settings.changed')}
    >
      {setting.id === 'wallet.mode' ? <Alert severity="warning">{word('settings.mode_text')}</Alert> : title}
    </VerbButton>
  );
};
