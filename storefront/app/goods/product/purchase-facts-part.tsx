import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { revocationExclusionTexts } from '@tradewind/contract/goods/product-safety';
import { revocationDaysIn } from '@tradewind/contract/people/consumer-law';
import { ChevronRight } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { countryNameIn } from '@tradewind/contract/people/countries';
import { useSignedIn } from '../../api/session.ts';
import { chooseShipTo, useShipTo } from '../../trade/freight/ship-to.ts';
import { HolidayPart } from '../../trade/freight/handling-part.tsx';
import { cx } from '../../design/class-names.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DeliveryFactPart } from './delivery-fact-part.tsx';
import { destinationRow } from './landed-fact-part.tsx';
import { cheapestSku, type Choice, choiceText, missingOption } from '../catalog/sku-sheet/choice.ts';

const CountrySheet = lazy(async () => ({
  default: (await import('../../people/addresses/country-sheet.tsx')).CountrySheet,
}));

interface PurchaseFactsPartProps {
  product: ProductDetail;
  choice: Choice;
  /** How many are bought. */
  pieces: number;
  onOpen: () => void;
}

/** The chosen SKU, the destination and the delivery options. */
export function PurchaseFactsPart({ product, choice, pieces, onOpen }: PurchaseFactsPartProps) {
  const { t, locale } = useTranslation();
  const signedIn = useSignedIn();
  const { address, country } = useShipTo();
  const [choosing, setChoosing] = useState(0);
  const { goods } = product;
  const open = missingOption(goods, choice);
  const chosen = [choiceText(goods, choice), open && t('catalog.choose', { option: open.name })]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="card px-4">
      {goods.options.length > 0 && (
        <button type="button" onClick={onOpen} className={cx(row, 'lg:hidden')}>
          <Fact name={t('catalog.selected')}>{chosen}</Fact>
        </button>
      )}
      {signedIn ? (
        <Link id={destinationRow} to="/address" className={row}>
          <Fact name={t('catalog.deliverTo')}>
            {address ? `${address.detail}, ${address.country}` : t('catalog.chooseAddress')}
          </Fact>
        </Link>
      ) : (
        <button id={destinationRow} type="button" onClick={() => setChoosing(choosing + 1)} className={row}>
          <Fact name={t('catalog.deliverTo')}>{countryNameIn(country, locale) || t('freight.chooseCountry')}</Fact>
        </button>
      )}
      <div className={row}>
        <Fact name={t('freight.delivery')} still>
          <DeliveryFactPart
            product={product}
            skuId={cheapestSku(goods, choice)?.sku_id}
            pieces={pieces}
            country={country}
          />
        </Fact>
      </div>
      <NotSentFact countries={product.not_sent_to} />
      <RevocationFact product={product} country={country} />
      <HolidayPart shopId={product.mer_id} className="my-3" />
      {choosing > 0 && (
        <Suspense>
          <CountryChoice key={choosing} country={country} />
        </Suspense>
      )}
    </div>
  );
}

/** The countries to which the product can't be sent. */
function NotSentFact({ countries }: { countries: readonly string[] }) {
  const { t, locale } = useTranslation();
  if (countries.length === 0) return null;
  const names = countries.map((code) => countryNameIn(code, locale));
  return (
    <div className={row}>
      <Fact name={t('catalog.notSentTo')} still>
        {new Intl.ListFormat(locale).format(names)}
      </Fact>
    </div>
  );
}

/** The right of withdrawal that the law of the destination gives; nothing where it gives none. */
function RevocationFact({ product, country }: { product: ProductDetail; country: string }) {
  const { t, locale } = useTranslation();
  const days = revocationDaysIn(country);
  if (days === null) return null;
  const excluded = product.no_revocation;
  return (
    <div className={row}>
      <Fact name={t('catalog.revocation')} still>
        {excluded
          ? t('catalog.revocation.excluded', { reason: revocationExclusionTexts[excluded][locale] })
          : t('catalog.revocation.days', { days })}
      </Fact>
    </div>
  );
}

/** The country sheet, mounted when it is opened. */
function CountryChoice({ country }: { country: string }) {
  const [open, setOpen] = useState(true);
  return <CountrySheet open={open} onOpenChange={setOpen} value={country} onChange={chooseShipTo} />;
}

const row = 'group/fact flex w-full items-stretch gap-3 text-left text-body';

function Fact({ name, still, children }: { name: string; still?: boolean; children: ReactNode }) {
  return (
    <>
      <span className="w-[74px] shrink-0 py-4 text-ink-3">{name}</span>
      <span className="flex min-h-[52px] min-w-0 flex-1 items-center gap-2 border-b border-line py-3 font-medium group-last/fact:border-transparent">
        <span className="min-w-0 flex-1 break-words">{children}</span>
        {!still && <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-2" />}
      </span>
    </>
  );
}
