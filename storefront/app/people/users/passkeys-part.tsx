import { canUsePasskeys, isDismissed } from '@tradewind/client/passkeys';
import { useQuery } from '@tanstack/react-query';
import type { Passkey } from '@tradewind/contract/base/passkeys';
import { KeyRound, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { Notice } from '../../design/notice.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { toast } from '../../design/toast-store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useScreenActive } from '../../shell/screen-active.ts';
import { FactorForm } from './factor-form.tsx';
import { passkeysQuery, signSecondStep, useAddPasskey, useRemovePasskey } from './passkey-data.ts';

interface PasskeysPartProps {
  /** Whether an authenticator is set up, whose code a new passkey needs. */
  hasAuthenticator: boolean;
}

/** The passkeys of the account: adding one, and removing one. */
export function PasskeysPart({ hasAuthenticator }: PasskeysPartProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const active = useScreenActive();
  const { data } = useQuery({ ...passkeysQuery(), refetchOnMount: 'always' });
  const [open, setOpen] = useState(false);
  // Null adds one. The last one stays while the sheet slides away.
  const [chosen, setChosen] = useState<Passkey | null>(null);
  if (!data) return null;
  const show = (passkey: Passkey | null) => {
    setChosen(passkey);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <section aria-labelledby="passkeys-heading" className="flex flex-col gap-2.5">
      <h2 id="passkeys-heading" className="px-4 pt-3 text-note text-ink-3">
        {t('passkey.title')}
      </h2>
      <p className="px-4 text-note text-ink-3">{t('passkey.intro')}</p>
      {data.list.length > 0 && (
        <ListGroup>
          {data.list.map((passkey) => (
            <ListRow
              key={passkey.id}
              icon={KeyRound}
              title={passkey.name}
              note={
                passkey.used_at
                  ? t('passkey.used', { time: date(passkey.used_at, 'minute') })
                  : t('passkey.added', { time: date(passkey.created_at, 'minute') })
              }
              control={
                <IconButton
                  icon={Trash2}
                  iconSize={19}
                  label={t('passkey.removeNamed', { name: passkey.name })}
                  onClick={() => show(passkey)}
                />
              }
            />
          ))}
        </ListGroup>
      )}
      {canUsePasskeys() ? (
        <Button kind="soft" size="lg" wide icon={Plus} onClick={() => show(null)}>
          {t('passkey.add')}
        </Button>
      ) : (
        <Notice tone="neutral">{t('passkey.unavailable')}</Notice>
      )}
      <Sheet
        open={open && active}
        onOpenChange={(next) => !next && close()}
        title={chosen ? t('passkey.remove') : t('passkey.add')}
        closeLabel={t('shell.close')}
      >
        {chosen ? (
          <RemovePart passkey={chosen} isLast={data.list.length === 1 && !hasAuthenticator} onDone={close} />
        ) : (
          <AddPart hasAuthenticator={hasAuthenticator} hasPasskey={data.list.length > 0} onDone={close} />
        )}
      </Sheet>
    </section>
  );
}

interface AddPartProps extends PasskeysPartProps {
  hasPasskey: boolean;
  onDone: () => void;
}

function AddPart({ hasAuthenticator, hasPasskey, onDone }: AddPartProps) {
  const { t } = useTranslation();
  const add = useAddPasskey();
  const [dismissed, setDismissed] = useState(false);
  return (
    <FactorForm
      asks={hasAuthenticator ? ['password', 'code'] : ['password']}
      intro={
        <>
          <p className="text-body text-ink-2">{t('passkey.addText')}</p>
          {!hasAuthenticator && <Notice tone="warn">{t('passkey.aloneText')}</Notice>}
          {dismissed && (
            <Notice tone="bad" urgent>
              {t('passkey.dismissed')}
            </Notice>
          )}
        </>
      }
      submitLabel={t('passkey.add')}
      onSubmit={async ({ password, code }) => {
        setDismissed(false);
        try {
          const proof = hasAuthenticator
            ? { factor_code: code }
            : { ...(hasPasskey && { passkey: await signSecondStep() }) };
          await add.mutateAsync({ password, ...proof });
        } catch (failure) {
          if (!isDismissed(failure)) throw failure;
          setDismissed(true);
          return;
        }
        toast.success(t('passkey.saved'));
        onDone();
      }}
    />
  );
}

function RemovePart({ passkey, isLast, onDone }: { passkey: Passkey; isLast: boolean; onDone: () => void }) {
  const { t } = useTranslation();
  const remove = useRemovePasskey();
  return (
    <FactorForm
      asks={['password']}
      danger
      intro={
        <Notice tone="warn" title={passkey.name}>
          {isLast ? t('passkey.removeLastText') : t('passkey.removeText')}
        </Notice>
      }
      submitLabel={t('passkey.remove')}
      onSubmit={async ({ password }) => {
        await remove.mutateAsync({ id: passkey.id, password });
        toast.success(t('passkey.removed'));
        onDone();
      }}
    />
  );
}
