import { useQuery } from '@tanstack/react-query';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import type { revocationForm } from '@tradewind/contract/trade/aftersales';
import { revocationStatement } from '@tradewind/contract/trade/aftersale-texts';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { revocationExclusionTexts } from '@tradewind/contract/goods/product-safety';
import { useState } from 'react';
import { useNavigate } from '../../shell/router/visit.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { Spinner } from '../../design/spinner.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { useLocale, useTranslation } from '../../i18n/use-translation.tsx';
import { failureWithReference } from '../../shell/errors/tell-reference.ts';
import { useIdempotencyKey } from '../../money/wallet/use-idempotency-key.ts';
import { PiecesPart } from './form/pieces-part.tsx';
import { revocationFormQuery, useRevokeOrder } from './refund-data.ts';
import { refundInfoPath } from './refund-paths.ts';

type Form = OutputOf<typeof revocationForm>;

/** Withdraws from the contract about an order: what and who first, then the statement to confirm. */
export function RevocationSheetPart({
  orderId,
  open,
  onClose,
}: {
  orderId: string;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { data: form } = useQuery({ ...revocationFormQuery(orderId), enabled: open });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('refunds.revocation.title')}
      closeLabel={t('shell.close')}
    >
      {!form && (
        <p className="flex items-center justify-center gap-2 py-10 text-ink-3">
          <Spinner /> {t('shell.loading')}
        </p>
      )}
      {form && form.possible !== 'yes' && (
        <Notice tone="info" className="mb-5">
          {t(form.possible === 'open' ? 'refunds.revocation.inProgress' : 'refunds.revocation.over')}
        </Notice>
      )}
      {form?.possible === 'yes' && <RevocationForm form={form} />}
    </Sheet>
  );
}

function RevocationForm({ form }: { form: Form }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const navigate = useNavigate();
  const revoke = useRevokeOrder();
  const { keyFor, forget } = useIdempotencyKey();
  const [pieces, setPieces] = useState<Record<string, number>>(() =>
    Object.fromEntries(form.lines.map((line) => [line.order_product_id, line.quantity])),
  );
  const [name, setName] = useState(form.name);
  const [email, setEmail] = useState(form.email);
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [refused, setRefused] = useState('');

  const goods = form.lines
    .map(({ order_product_id: id, title }) => ({ title, quantity: pieces[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  const isComplete = goods.length > 0 && name.trim() !== '' && isEmail;
  const submit = async () => {
    setTried(true);
    setRefused('');
    if (!isComplete) return;
    if (!confirming) return setConfirming(true);
    const request = { order_id: form.order_id, name: name.trim(), email: email.trim(), quantities: pieces };
    try {
      const { refund_id } = await revoke.mutateAsync({ ...request, idempotencyKey: keyFor(request) });
      void navigate(refundInfoPath(refund_id));
    } catch (failure) {
      if (failure instanceof ApiRefusal) forget();
      if (isApiFailure(failure)) setRefused(failureWithReference(t, failure));
    }
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4 pb-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {confirming ? (
        <>
          <p className="text-body text-ink-2">{t('refunds.revocation.check')}</p>
          <blockquote className="rounded-md bg-sunken p-3 text-lead [overflow-wrap:anywhere]">
            {revocationStatement(locale, { name: name.trim(), order: form.order_sn, goods })}
          </blockquote>
          <p className="text-note text-ink-3">
            {t(form.shipped === 1 ? 'refunds.revocation.goodsBack' : 'refunds.revocation.atOnce')}{' '}
            {t('refunds.revocation.mailed', { email: email.trim() })}
          </p>
        </>
      ) : (
        <>
          <p className="text-body text-ink-2">{t('refunds.revocation.text', { shop: form.mer_name })}</p>
          <PiecesPart
            lines={form.lines}
            pieces={pieces}
            onChange={setPieces}
            error={tried && goods.length === 0 ? t('refunds.choose') : undefined}
          />
          {form.excluded.map(({ title, reason }) => (
            <p key={title} className="text-note text-ink-3">
              {t('refunds.revocation.excluded', { title, reason: revocationExclusionTexts[reason][locale] })}
            </p>
          ))}
          <TextInput
            label={t('refunds.revocation.name')}
            value={name}
            autoComplete="name"
            maxLength={120}
            onChange={(event) => setName(event.target.value)}
            {...(tried && name.trim() === '' && { error: t('refunds.revocation.nameNeeded') })}
          />
          <TextInput
            label={t('refunds.revocation.email')}
            type="email"
            value={email}
            autoComplete="email"
            maxLength={254}
            onChange={(event) => setEmail(event.target.value)}
            {...(tried && !isEmail && { error: t('refunds.revocation.emailNeeded') })}
          />
        </>
      )}
      {refused && (
        <Notice tone="bad" urgent>
          {refused}
        </Notice>
      )}
      <Button type="submit" size="lg" wide loading={revoke.isPending}>
        {t(confirming ? 'refunds.revocation.confirm' : 'refunds.revocation.next')}
      </Button>
      {confirming && (
        <Button kind="outline" size="lg" wide onClick={() => setConfirming(false)}>
          {t('refunds.revocation.back')}
        </Button>
      )}
    </form>
  );
}
