import { countryNameIn } from '@tradewind/contract/people/countries';
import type { ShopDetail, shopTerms, Trader } from '@tradewind/contract/goods/shops';
import { Card } from '../../design/card.tsx';
import { useTranslation, useLocale } from '../../i18n/use-translation.tsx';
import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { BadgeCheck, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../../design/skeleton.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { shopTermsQuery } from './shop-view.ts';

/** A shop's description, its trader and its policies. */
export function ShopAboutPart({ shop }: { shop: ShopDetail }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2.5 p-3 md:max-w-(--measure)">
      <Card as="section" padded aria-label={t('shops.about')}>
        <p className="text-lead break-words whitespace-pre-line">{shop.about}</p>
        <div className="mt-4 border-t border-line">
          <Facts
            facts={[
              { name: t('shops.place'), value: shop.city },
              { name: t('shops.founded'), value: String(shop.since) },
            ]}
          />
        </div>
      </Card>
      <ShopTermsPart shopId={shop.mer_id} />
    </div>
  );
}

/** The trader and the policies of a shop; all text is in the page, so that it can be searched and printed. */
function ShopTermsPart({ shopId }: { shopId: string }) {
  const { t } = useTranslation();
  const { data: terms, error, refetch } = useQuery(shopTermsQuery(shopId));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!terms) return <Skeleton className="h-64 w-full rounded-lg" />;
  return (
    <>
      <Card as="section" padded aria-label={t('terms.trader')}>
        <h2 className="text-title font-semibold">{t('terms.trader')}</h2>
        {terms.trader ? (
          <TraderFacts trader={terms.trader} />
        ) : (
          <p className="pt-2 text-body text-ink-2">{t('terms.traderUnknown')}</p>
        )}
        {terms.checked_at && <Checked at={terms.checked_at} />}
      </Card>
      <Card as="section" aria-label={t('terms.policies')}>
        <h2 className="px-4 pt-4 pb-1 text-title font-semibold">{t('terms.policies')}</h2>
        {terms.policies.map((policy) => (
          <Policy key={policy.kind} policy={policy} />
        ))}
      </Card>
    </>
  );
}

function TraderFacts({ trader }: { trader: Trader }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const country = countryNameIn(trader.country, locale);
  return (
    <Facts
      facts={[
        { name: t('terms.legalName'), value: trader.legal_name },
        {
          name: t('terms.address'),
          value: <span className="whitespace-pre-line">{`${trader.address}\n${country}`}</span>,
        },
        { name: t('terms.number'), value: [trader.register, trader.registration_number].filter(Boolean).join(' · ') },
        { name: t('terms.tax'), value: trader.tax_number },
        { name: t('terms.email'), value: <ContactLink href={`mailto:${trader.email}`}>{trader.email}</ContactLink> },
        {
          name: t('terms.phone'),
          value: trader.phone && (
            <ContactLink href={`tel:${trader.phone.replaceAll(/[^\d+]/g, '')}`}>{trader.phone}</ContactLink>
          ),
        },
      ]}
    />
  );
}

/** Shown only where an operator has compared the trader's data with a register or documents. */
function Checked({ at }: { at: string }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <p className="flex items-center gap-2 pt-3 text-cap text-ink-2">
      <BadgeCheck aria-hidden size={16} className="shrink-0 text-ok" />
      {t('terms.checked', { date: date(at) })}
    </p>
  );
}

const ContactLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="hit [overflow-wrap:anywhere] text-sea underline underline-offset-2">
    {children}
  </a>
);

const titles = { delivery: 'terms.delivery', returns: 'terms.returns', privacy: 'terms.privacy' } as const;

function Policy({
  policy: { kind, text, locale, own, written_at },
}: {
  policy: OutputOf<typeof shopTerms>['policies'][number];
}) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <details className="group border-t border-line first-of-type:border-transparent">
      <summary className="press flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 text-lead [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-medium">{t(titles[kind])}</span>
        <ChevronDown aria-hidden size={18} className="shrink-0 text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <div lang={locale} className="flex flex-col gap-3 text-body break-words text-ink-2">
          {text.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
        <p className="pt-3 text-cap text-ink-3">
          {own === 1 && written_at ? t('terms.ownSince', { date: date(written_at) }) : t('terms.platformRules')}
        </p>
      </div>
    </details>
  );
}

/** A list of names and values; entries without a value are left out. */
function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl>
      {facts
        .filter(({ value }) => value)
        .map(({ name, value }) => (
          <div
            key={name}
            className="flex gap-3 border-b border-line py-2.5 text-body last:border-transparent last:pb-0"
          >
            <dt className="w-26 shrink-0 text-ink-3">{name}</dt>
            <dd className="min-w-0 flex-1 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
