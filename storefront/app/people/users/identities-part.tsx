import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@tradewind/client/errors';
import type { Identity, SignInProvider } from '@tradewind/contract/people/openid';
import { Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { Notice } from '../../design/notice.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureWithReference } from '../../shell/errors/tell-reference.ts';
import { useScreenActive } from '../../shell/screen-active.ts';
import { ConnectPart, DisconnectPart } from './change-identity-parts.tsx';
import { identitiesQuery, useStartConfirm } from './provider-data.ts';

/** The connected providers, those that can be connected, and the first password of an account that has none. */
export function IdentitiesPart() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const active = useScreenActive();
  const { data } = useQuery({ ...identitiesQuery(), refetchOnMount: 'always' });
  // The last one stays while the sheet slides away.
  const [chosen, setChosen] = useState<Identity | SignInProvider | null>(null);
  const [open, setOpen] = useState(false);
  if (!data || (data.list.length === 0 && data.offered.length === 0)) return null;
  const show = (one: Identity | SignInProvider) => {
    setChosen(one);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const connected = new Set(data.list.map(({ label }) => label));
  const offered = data.offered.filter(({ label }) => !connected.has(label));
  const hasPassword = data.has_password === 1;
  return (
    <section aria-labelledby="identities-heading" className="flex flex-col gap-2.5">
      <h2 id="identities-heading" className="px-4 pt-3 text-note text-ink-3">
        {t('provider.title')}
      </h2>
      <p className="px-4 text-note text-ink-3">{t('provider.intro')}</p>
      {!hasPassword && data.list[0] && <NoPasswordPart identity={data.list[0]} />}
      <ListGroup>
        {data.list.map((identity) => (
          <ListRow
            key={identity.id}
            icon={Link2}
            title={identity.label}
            note={[
              identity.email,
              identity.used_at
                ? t('provider.used', { time: date(identity.used_at, 'minute') })
                : t('provider.connected', { time: date(identity.created_at, 'minute') }),
            ]
              .filter(Boolean)
              .join(' · ')}
            control={
              hasPassword && (
                <IconButton
                  icon={Trash2}
                  iconSize={19}
                  label={t('provider.disconnectNamed', { provider: identity.label })}
                  onClick={() => show(identity)}
                />
              )
            }
          />
        ))}
        {hasPassword &&
          offered.map((provider) => (
            <ListRow
              key={provider.id}
              icon={Link2}
              title={t('provider.connect', { provider: provider.label })}
              onClick={() => show(provider)}
            />
          ))}
      </ListGroup>
      <Sheet
        open={open && active}
        onOpenChange={(next) => !next && close()}
        title={
          chosen
            ? t('created_at' in chosen ? 'provider.disconnectNamed' : 'provider.connect', { provider: chosen.label })
            : ''
        }
        closeLabel={t('shell.close')}
      >
        {chosen &&
          ('created_at' in chosen ? (
            <DisconnectPart identity={chosen} onDone={close} />
          ) : (
            <ConnectPart provider={chosen} />
          ))}
      </Sheet>
    </section>
  );
}

/** Leads to the first password: the provider confirms the owner before. */
function NoPasswordPart({ identity }: { identity: Identity }) {
  const { t } = useTranslation();
  const confirm = useStartConfirm();
  return (
    <div className="flex flex-col gap-2.5">
      <Notice tone="warn" title={t('provider.noPassword')}>
        {t('provider.lastWay')} {t('provider.confirmFirst', { provider: identity.label })}
      </Notice>
      {confirm.error && isApiFailure(confirm.error) && (
        <Notice tone="bad" urgent>
          {failureWithReference(t, confirm.error)}
        </Notice>
      )}
      <Button kind="soft" size="lg" wide loading={confirm.isPending} onClick={() => confirm.mutate(identity.id)}>
        {t('provider.setPassword')}
      </Button>
    </div>
  );
}
