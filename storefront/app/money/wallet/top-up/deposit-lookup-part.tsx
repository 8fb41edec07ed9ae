import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimDeposit, detectDeposit, type Diagnosis, myDeposits } from '@tradewind/contract/money/deposits';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from '../../../shell/router/link.tsx';
import { isApiFailure } from '@tradewind/client/errors';
import { call } from '../../../api/call.ts';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { Notice, type NoticeTone } from '../../../design/notice.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { servicePath } from '../../../paths/service-path.ts';
import { failureWithReference } from '../../../shell/errors/tell-reference.ts';
import { refreshTopUps } from './top-up-data.ts';

type Verdict = Diagnosis['verdict'];

const good: readonly Verdict[] = ['credited', 'own_address'];
const underWay: readonly Verdict[] = ['pending', 'unconfirmed', 'being_checked'];

const toneOf = (verdict: Verdict): NoticeTone =>
  good.includes(verdict) ? 'ok' : underWay.includes(verdict) ? 'sea' : 'warn';

/** Finds out the state of a transfer by its hash or an address, and offers to claim it where that is possible. */
export function DepositLookupPart({ network }: { network: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const detect = useMutation({
    mutationFn: (text: string) => call(detectDeposit, { network, text }, { quiet: true, repeatable: true }),
  });
  const claim = useMutation({
    mutationFn: ({ network: found, tx }: Diagnosis) =>
      call(claimDeposit, { network: found, text: tx }, { quiet: true, repeatable: true }),
    onSettled: () => Promise.all([queries.invalidateQueries({ queryKey: [myDeposits.name] }), refreshTopUps(queries)]),
  });
  const diagnosis = claim.data ?? detect.data;
  const failure = claim.error ?? detect.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    claim.reset();
    setMissing(typed.trim() === '');
    if (typed.trim()) detect.mutate(typed.trim());
  };
  return (
    <Card as="section" padded>
      <h2 className="text-lead font-semibold">{t('wallet.depositLookup.title')}</h2>
      <p className="mt-1 mb-3 text-note text-ink-2">{t('wallet.depositLookup.text')}</p>
      <form onSubmit={submit} noValidate className="flex flex-col gap-3">
        <TextInput
          label={t('wallet.depositLookup.label')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          error={missing ? t('wallet.depositLookup.needed') : undefined}
        />
        <Button type="submit" kind="soft" wide icon={Search} loading={detect.isPending}>
          {t('wallet.depositLookup.find')}
        </Button>
      </form>
      <div aria-live="polite" className="empty:hidden [&>*]:mt-3">
        {isApiFailure(failure) && <Notice tone="bad">{failureWithReference(t, failure)}</Notice>}
        {diagnosis && !failure && !detect.isPending && (
          <Notice
            tone={toneOf(diagnosis.verdict)}
            action={
              <span className="mt-1 flex flex-wrap items-center gap-x-4">
                {diagnosis.claimable === 1 && (
                  <Button size="sm" className="mt-2" loading={claim.isPending} onClick={() => claim.mutate(diagnosis)}>
                    {t('wallet.depositLookup.claim')}
                  </Button>
                )}
                {toneOf(diagnosis.verdict) === 'warn' && (
                  <Link to={servicePath()} className="inline-flex min-h-11 items-center text-note font-medium text-sea">
                    {t('title.service')}
                  </Link>
                )}
              </span>
            }
          >
            {diagnosis.text}
          </Notice>
        )}
      </div>
    </Card>
  );
}
