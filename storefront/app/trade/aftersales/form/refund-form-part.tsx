import { leavesNoReturn, refundReasons } from '@tradewind/contract/trade/aftersale-reasons';
import type { refundForm } from '@tradewind/contract/trade/aftersales';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { toWire } from '@tradewind/contract/base/money';
import { useState } from 'react';
import { useNavigate, useParams } from '../../../shell/router/visit.ts';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { ActionBar } from '../../../design/action-bar.tsx';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { Notice } from '../../../design/notice.tsx';
import { priceParts } from '../../../design/price-parts.ts';
import { Segmented } from '../../../design/segmented.tsx';
import { TextArea } from '../../../design/text-area.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { failureWithReference } from '../../../shell/errors/tell-reference.ts';
import { amountInput } from '../../../money/wallet/amount-input.ts';
import { useIdempotencyKey } from '../../../money/wallet/use-idempotency-key.ts';
import { PicturesField } from '../pictures-field.tsx';
import { useRequestRefund } from '../refund-data.ts';
import { refundInfoPath } from '../refund-paths.ts';
import { usePictures } from '../../../platform/uploads/use-pictures.ts';
import { ExchangePart } from './exchange-part.tsx';
import { PiecesPart } from './pieces-part.tsx';
import { ReasonPart } from './reason-part.tsx';
import { ReceivedPart } from './received-part.tsx';
import {
  resolving,
  amountAsked,
  initialDraft,
  isProofNeeded,
  paidFor,
  problemsOf,
  type DraftProblem,
  type RefundDraft,
} from './refund-draft.ts';

/** The service types of the wire. */
const serviceTypes = { money: '0', return: '1', exchange: '2' } as const;

/** The form of a refund: pieces, return, reason, amount and evidence. */
export function RefundFormPart({ form }: { form: OutputOf<typeof refundForm> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { money } = useFormat();
  const { product_ids: named = '', amount: wanted } = useParams();
  const navigate = useNavigate();
  const shipped = form.shipped === 1;
  const [draft, setDraft] = useState(() => initialDraft(form.lines, named.split(','), shipped, wanted));
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState('');
  const pictures = usePictures();
  const { keyFor, forget } = useIdempotencyKey();
  const ask = useRequestRefund();

  const { most, freight, charges } = paidFor(form.lines, draft.pieces);
  const amount = amountAsked(draft, most);
  const problems = problemsOf(draft, form.lines, most, pictures.urls.length);
  const exchange = draft.resolution === 'exchange';
  const change = (to: Partial<RefundDraft>) => setDraft({ ...draft, ...to });
  const upTo = { most: money(toWire(most)), freight: money(toWire(freight)) };
  const texts: Readonly<Record<DraftProblem, string>> = {
    pieces: t('refunds.choose'),
    exchange: t('refunds.exchange.needed'),
    reason: t('refunds.reason.choose'),
    amount: t('refunds.amount.invalid', { most: upTo.most }),
    explanation: t('refunds.explanation.needed'),
    proof: t('refunds.proof.needed'),
  };
  const wrong = (problem: DraftProblem) => (tried && problems.includes(problem) ? texts[problem] : undefined);
  const errorProp = (problem: DraftProblem) => (wrong(problem) === undefined ? {} : { error: wrong(problem) ?? '' });

  const submit = async () => {
    setTried(true);
    setRefused('');
    if (problems.length > 0 || pictures.busy || !amount || !draft.reason) return;
    const request = {
      order_id: form.order_id,
      sn: form.order_sn,
      amount: toWire(amount),
      service_type: serviceTypes[draft.resolution],
      receiving_status: draft.received ? '1' : '0',
      reason_type: draft.reason,
      refund_explain: draft.explanation.trim(),
      images: pictures.urls,
      order_product_id: Object.keys(draft.pieces)
        .filter((id) => (draft.pieces[id] ?? 0) > 0)
        .join(','),
      quantities: Object.fromEntries(Object.entries(draft.pieces).filter(([, count]) => count > 0)),
      ...(exchange && { exchange_skus: draft.exchanges }),
    };
    try {
      const { refund_id } = await ask.mutateAsync({ ...request, idempotencyKey: keyFor(request) });
      void navigate(refundInfoPath(refund_id), { replace: true });
    } catch (failure) {
      if (failure instanceof ApiRefusal) forget();
      if (isApiFailure(failure)) setRefused(failureWithReference(t, failure));
    }
  };
  return (
    <form
      noValidate
      className="flex grow flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="flex flex-col gap-2.5 px-3 pt-1 pb-6">
        <PiecesPart
          lines={form.lines}
          pieces={draft.pieces}
          onChange={(pieces) => change({ pieces, amount: null })}
          error={wrong('pieces')}
        />
        <Card padded className="flex flex-col gap-5">
          {shipped && (
            <div>
              <p aria-hidden className="mb-1.5 text-note font-medium text-ink-2">
                {t('refunds.resolution')}
              </p>
              <Segmented
                label={t('refunds.resolution')}
                value={draft.resolution}
                options={[
                  { id: 'money', label: t('refunds.resolution.money') },
                  { id: 'return', label: t('refunds.resolution.return') },
                  { id: 'exchange', label: t('refunds.resolution.exchange') },
                ]}
                onChange={(resolution) => change(resolving(draft, resolution))}
              />
            </div>
          )}
          {exchange &&
            form.lines.map((line) => {
              const { order_product_id: id } = line;
              const count = draft.pieces[id] ?? 0;
              if (count === 0) return null;
              return (
                <ExchangePart
                  key={id}
                  line={line}
                  count={count}
                  value={draft.exchanges[id]}
                  onChange={(sku) => change({ exchanges: { ...draft.exchanges, [id]: sku } })}
                  error={wrong('exchange')}
                />
              );
            })}
          {shipped && (
            <ReceivedPart
              value={draft.received}
              onChange={(received) => change({ received, ...(!received && { resolution: 'money' }) })}
            />
          )}
          <ReasonPart
            value={draft.reason}
            received={draft.received}
            onChange={(reason) => change({ reason, ...(leavesNoReturn(reason) && { resolution: 'money' }) })}
            error={wrong('reason')}
          />
          {!exchange && (
            <TextInput
              label={t('refunds.amount')}
              inputMode="decimal"
              autoComplete="off"
              before={
                <span aria-hidden className="text-ink-2">
                  {priceParts(most, locale).symbol}
                </span>
              }
              value={draft.amount ?? toWire(most)}
              onChange={(event) => change({ amount: amountInput(draft.amount ?? toWire(most), event.target.value) })}
              after={
                <Button kind="ghost" size="sm" onClick={() => change({ amount: null })}>
                  {t('refunds.amount.max')}
                </Button>
              }
              hint={[
                freight.minor > 0n
                  ? t('refunds.amount.upTo', upTo)
                  : t('refunds.amount.upToPlain', { most: upTo.most }),
                charges.minor > 0n && t('freight.inCharges', { amount: money(toWire(charges)) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              {...errorProp('amount')}
            />
          )}
          <TextArea
            label={t('refunds.explanation')}
            maxLength={300}
            value={draft.explanation}
            onChange={(event) => change({ explanation: event.target.value })}
            {...errorProp('explanation')}
          />
          <PicturesField
            pictures={pictures}
            aside={isProofNeeded(draft) ? t('refunds.proof.required') : t('refunds.proof.optional')}
            error={wrong('proof')}
          />
        </Card>
        <Notice tone="info">
          {t('refunds.note')}
          {exchange && <> {t('refunds.note.exchange')}</>}
          {draft.resolution !== 'money' && draft.reason && (
            <>
              {' '}
              {refundReasons[draft.reason].returnFreight === 'shop'
                ? t('refunds.note.freightShop')
                : t('refunds.note.freightShopper')}
            </>
          )}
        </Notice>
        {refused && (
          <Notice tone="bad" urgent>
            {refused}
          </Notice>
        )}
      </div>
      <ActionBar>
        <Button type="submit" size="lg" wide loading={ask.isPending || pictures.busy}>
          {exchange ? t('refunds.submitExchange') : t('refunds.submit', { amount: money(toWire(amount ?? most)) })}
        </Button>
      </ActionBar>
    </form>
  );
}
