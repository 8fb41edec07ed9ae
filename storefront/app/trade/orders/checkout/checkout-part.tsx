import { useQuery, useQueryClient } from '@tanstack/react-query';
import { subtract } from '@tradewind/contract/base/money';
import type { OrderPreview } from '@tradewind/contract/trade/orders';
import { useState } from 'react';
import { useNavigate } from '../../../shell/router/visit.ts';
import { chooseAddress } from '../../../people/addresses/chosen-address.ts';
import { CountryQuestionPart } from '../../../people/addresses/country-question-part.tsx';
import { CustomsCodePart } from '../../../people/addresses/customs-code-part.tsx';
import { IncompleteAddressPart } from '../../../people/addresses/incomplete-address-part.tsx';
import { DeliverySheetPart } from '../../freight/delivery-sheet-part.tsx';
import { toast } from '../../../design/toast-store.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { amountOf } from '../../../money/currencies/amount.ts';
import { checkoutPath, type Purchase } from '../../../paths/checkout-path.ts';
import { paidPath, unpaidPath } from '../../../paths/order-paths.ts';
import { refreshAfterPlacing, refreshCheckout } from '../orders-data.ts';
import { PaymentSheetPart } from '../payment/payment-sheet-part.tsx';
import { usePaymentGate, useResetCode } from '../../../money/wallet/payment-code/use-payment-gate.ts';
import { lawQuery } from '../../../platform/content/content-data.ts';
import { TermsLine } from '../../../platform/content/terms-line.tsx';
import { AddressCardPart } from './address-card-part.tsx';
import { BillPart } from './bill-part.tsx';
import { CheckoutBarPart } from './checkout-bar-part.tsx';
import { previewQuery, shopBlocks, purchaseInput } from './checkout-data.ts';
import type { Draft } from './checkout-draft.ts';
import { NoteSheetPart } from './note-sheet-part.tsx';
import { type Attempt, placeAndPay } from './place-and-pay.ts';
import { PromoRowPart } from './promo-row-part.tsx';
import { PromoSheetPart } from './promo-sheet-part.tsx';
import { ShopBlockPart } from './shop-block-part.tsx';
import { FlashHoldPart } from './flash-hold-part.tsx';
import { WalletPart } from './wallet-part.tsx';
import { referenceText } from '../../../shell/errors/tell-reference.ts';

interface CheckoutProps {
  purchase: Purchase;
  preview: OrderPreview;
  /** The bill belongs to former terms; the new one is loading. */
  pricing: boolean;
  draft: Draft;
  onDraft: (change: Partial<Draft>) => void;
}

/** The checkout, from the address to the payment. */
export function CheckoutPart({ purchase, preview, pricing, draft, onDraft }: CheckoutProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mayPay, dialog } = usePaymentGate();
  const resetCode = useResetCode();
  const [noteShopId, setNoteShopId] = useState<string | null>(null);
  const [deliveryShopId, setDeliveryShopId] = useState<string | null>(null);
  const [promoOpen, setPromoOpen] = useState(false);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [paying, setPaying] = useState(false);

  const terms = useQuery(lawQuery('terms')).data;
  const total = amountOf(preview.total);
  const balance = amountOf(preview.balance);
  const pieces = preview.shops.reduce((sum, shop) => sum + shop.count, 0);
  const countryNeeded = preview.country_needed === 1;
  const codeNeeded = preview.customs_code_needed === 1;
  const deliveryShop = preview.shops.find((shop) => shop.mer_id === deliveryShopId);
  const refused = preview.shops.find((shop) => shop.refused !== null)?.refused ?? null;
  // Options that a shop does not offer at this address are left out.
  const deliveries = Object.fromEntries(
    Object.entries(draft.deliveries).filter(([shop, kind]) =>
      preview.shops.some((one) => one.mer_id === shop && one.delivery === kind),
    ),
  );
  const noteShop = preview.shops.find((shop) => shop.mer_id === noteShopId);

  const appliedCodes = preview.promos.map(({ code }) => code);
  const tryPromo = async (typed: string): Promise<string | null> => {
    const code = typed.toUpperCase();
    const promos = [...new Set([...appliedCodes, code])];
    const priced = await queries
      .fetchQuery(
        previewQuery(purchase, { address: preview.address?.address_id ?? null, promos, deliveries: draft.deliveries }),
      )
      .catch(() => null);
    if (!priced) return t('orders.pay.notReached');
    const refusal = priced.promos_refused.find((one) => one.code === code)?.reason ?? null;
    if (refusal === null) onDraft({ promos });
    return refusal;
  };
  /** In place of the code of the same shop that is in use. */
  const takeInstead = ({ code, mer_id }: OrderPreview['coupons'][number]) => {
    const others = preview.promos.filter((one) => one.mer_id !== mer_id).map((one) => one.code);
    onDraft({ promos: [...others, code] });
  };
  const openPayment = async () => {
    if (!preview.address) return void toast.plain(t('orders.address.needed'), { duration: 2000 });
    if (refused !== null) return void toast.plain(refused, { duration: 3000 });
    if (codeNeeded) return void toast.plain(t('addresses.customsCodeAsk'), { duration: 2000 });
    if (!(await mayPay())) return;
    const notes = Object.fromEntries(
      Object.entries(draft.notes).filter(([shop, note]) => note && preview.shops.some(({ mer_id }) => mer_id === shop)),
    );
    const promo = appliedCodes.length > 0 ? { promo_codes: appliedCodes } : {};
    setAttempt(
      placeAndPay({
        ...purchaseInput(purchase),
        ...promo,
        address_id: preview.address.address_id,
        deliveries,
        notes,
        total: preview.total,
        ...(terms && { terms_version: terms.version }),
      }),
    );
    setPaying(true);
  };
  /** Closes the sheet. Orders that were placed meanwhile are shown among the unpaid ones. */
  const endPayment = () => {
    setPaying(false);
    const placed = attempt?.placed();
    if (!placed) return void refreshCheckout(queries);
    chooseAddress(null);
    toast.plain(t('orders.pay.saved', { time: date(placed.pay_before, 'minute') }), { duration: 3000 });
    void navigate(unpaidPath(placed.order_ids), { replace: true });
    void refreshAfterPlacing(queries);
  };

  return (
    <>
      <div className="contents lg:grid lg:grid-cols-12 lg:items-start lg:gap-x-5 lg:px-4">
        <div className="flex flex-col gap-2.5 px-3 lg:col-span-8 lg:px-0">
          <AddressCardPart address={preview.address} />
          {preview.address && countryNeeded && <CountryQuestionPart address={preview.address} />}
          {preview.address && <IncompleteAddressPart address={preview.address} />}
          {preview.address && codeNeeded && <CustomsCodePart address={preview.address} />}
          {shopBlocks(preview).map(({ shop, lines }) => (
            <ShopBlockPart
              key={shop.mer_id}
              shop={shop}
              lines={lines}
              countryNeeded={countryNeeded}
              note={draft.notes[shop.mer_id] ?? ''}
              onNote={() => setNoteShopId(shop.mer_id)}
              onDelivery={() => setDeliveryShopId(shop.mer_id)}
            />
          ))}
          <PromoRowPart
            promos={preview.promos}
            refused={preview.promos_refused}
            coupons={preview.coupons}
            onEnter={() => setPromoOpen(true)}
            onUse={takeInstead}
            onRemove={(code) => onDraft({ promos: (draft.promos ?? appliedCodes).filter((one) => one !== code) })}
          />
        </div>
        <div className="contents lg:sticky lg:top-(--side-top) lg:col-span-4 lg:flex lg:flex-col lg:gap-2.5">
          <div className="flex flex-col gap-2.5 px-3 pt-2.5 pb-6 lg:p-0">
            <BillPart preview={preview} />
            {preview.flash_pay_minutes !== null && <FlashHoldPart minutes={preview.flash_pay_minutes} />}
            <WalletPart balance={balance} total={total} />
            <TermsLine act="order" className="px-1 pt-1" />
          </div>
          <CheckoutBarPart
            total={total}
            missing={balance.minor < total.minor ? subtract(total, balance) : null}
            unavailable={!preview.address || codeNeeded || refused !== null}
            loading={pricing}
            onPay={() => void openPayment()}
          />
        </div>
      </div>
      <NoteSheetPart
        open={noteShop !== undefined}
        shop={noteShop?.mer_name ?? ''}
        note={draft.notes[noteShopId ?? ''] ?? ''}
        onSave={(note) => {
          onDraft({ notes: { ...draft.notes, [noteShopId ?? '']: note } });
          setNoteShopId(null);
        }}
        onClose={() => setNoteShopId(null)}
      />
      <DeliverySheetPart
        open={deliveryShop !== undefined}
        shop={deliveryShop?.mer_name ?? ''}
        options={deliveryShop?.options ?? []}
        chosen={deliveryShop?.delivery ?? null}
        onChoose={(kind) => {
          onDraft({ deliveries: { ...draft.deliveries, [deliveryShopId ?? '']: kind } });
          setDeliveryShopId(null);
        }}
        onClose={() => setDeliveryShopId(null)}
      />
      <PromoSheetPart open={promoOpen} onTry={tryPromo} onClose={() => setPromoOpen(false)} />
      {attempt && (
        <PaymentSheetPart
          open={paying}
          onClose={endPayment}
          amount={total}
          balance={balance}
          caption={`${t('orders.shops', { count: preview.shops.length })} · ${t('orders.items', { count: pieces })}`}
          orderPath={() => unpaidPath(attempt.placed()?.order_ids ?? [])}
          payable={attempt.payable}
          onForgotten={() => {
            const placed = attempt.placed();
            setPaying(false);
            resetCode(placed ? unpaidPath(placed.order_ids) : checkoutPath(purchase));
            if (placed) void refreshAfterPlacing(queries);
          }}
          onPaid={() => {
            setPaying(false);
            chooseAddress(null);
            void navigate(paidPath(attempt.placed()?.order_ids ?? []), { replace: true });
            void refreshAfterPlacing(queries);
          }}
          onRefused={(refusal) => {
            endPayment();
            toast.failure(t('orders.payFail', { reason: refusal.msg }), { note: referenceText(t, refusal) });
          }}
        />
      )}
      {dialog}
    </>
  );
}
