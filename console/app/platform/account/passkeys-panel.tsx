import { Stack, Typography } from '@mui/material';
import type { startRegistration } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { canUsePasskeys } from '@tradewind/client/passkeys';
import type { Passkey } from '@tradewind/contract/base/passkeys';
import {
  addDeskPasskey,
  deskPasskeys,
  removeDeskPasskey,
  renameDeskPasskey,
  startDeskPasskey,
} from '@tradewind/contract/platform/desk/own-passkeys';
import { KeyRound } from 'lucide-react';
import { useNotify } from 'react-admin';
import { call } from '../../api/call.ts';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOwnProof } from './own-proof.ts';

type CreationOptionsJSON = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** An operator's passkeys, with buttons to add, name and remove them. */
export const PasskeysPanel = () => {
  const t = useTranslation();
  const list = useEndpointQuery(deskPasskeys, {}).data?.list;
  const usable = canUsePasskeys();
  return (
    <Panel title={t('passkeys.title')} actions={usable && <AddPasskey />}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {t(usable ? 'passkeys.text' : 'passkeys.unavailable')}
        </Typography>
        {list?.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} />
        ))}
      </Stack>
    </Panel>
  );
};

/** The server allows it, the browser makes the passkey, and the server stores it. */
const AddPasskey = () => {
  const t = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const { fields, input } = useOwnProof();
  const { mutate } = useMutation({
    mutationFn: async (optionsJSON: CreationOptionsJSON) =>
      call(addDeskPasskey, { passkey: await registration(optionsJSON) }),
    onSuccess: async () => {
      notify(t('passkeys.added'), { type: 'success', messageArgs: { _: t('passkeys.added') } });
      await queries.invalidateQueries();
    },
    onError: () => notify(t('passkeys.failed'), { type: 'error', messageArgs: { _: t('passkeys.failed') } }),
  });
  return (
    <ActionButton
      endpoint={startDeskPasskey}
      label={t('passkeys.add')}
      icon={<KeyRound size={16} />}
      size="small"
      fields={fields}
      input={input}
      done={t('passkeys.follow')}
      onDone={(options) => mutate(options)}
    >
      {t('passkeys.add_text')}
    </ActionButton>
  );
};

/** Few operators add a passkey in a session, so the library is fetched when one does. */
const registration = async (optionsJSON: CreationOptionsJSON) =>
  (await import('@simplewebauthn/browser')).startRegistration({ optionsJSON });

const Row = ({ passkey: { id, name, created_at: added, used_at: used } }: { passkey: Passkey }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const { fields, input } = useOwnProof();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Stack sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('passkeys.since', { moment: moment(added) })}
          {used !== null && ` · ${t('account.last_used', { moment: moment(used) })}`}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ gap: 1 }}>
        <ActionButton
          endpoint={renameDeskPasskey}
          label={t('passkeys.rename')}
          size="small"
          fields={[{ name: 'name', label: t('passkeys.name'), value: name, required: true }]}
          input={(typed) => ({ id, name: typed['name'] ?? '' })}
          done={t('passkeys.renamed')}
        />
        <ActionButton
          endpoint={removeDeskPasskey}
          label={t('passkeys.remove')}
          kind="danger"
          size="small"
          fields={fields}
          input={async (typed) => ({ id, ...(await input(typed)) })}
          done={t('passkeys.removed')}
        >
          {t('passkeys.remove_text', { name })}
        </ActionButton>
      </Stack>
    </Stack>
  );
};
