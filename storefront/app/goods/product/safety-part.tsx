import type { ProductDetail, SafetyParty } from '@tradewind/contract/goods/catalog';
import { Card } from '../../design/card.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** Who made the product, who answers for it in the EU, and what to mind; nothing where the shop gives none of it. */
export function SafetyPart({ safety }: { safety: ProductDetail['safety'] }) {
  const { t } = useTranslation();
  if (!safety) return null;
  return (
    <Card as="section" padded id="safety" aria-labelledby="safety-heading" className="scroll-mt-(--jump)">
      <h2 id="safety-heading" className="pb-1.5 text-title font-bold">
        {t('catalog.safety')}
      </h2>
      <dl className="flex flex-col gap-2.5 text-body">
        {safety.maker && <Party name={t('catalog.safety.maker')} party={safety.maker} />}
        {safety.eu_person && <Party name={t('catalog.safety.euPerson')} party={safety.eu_person} />}
        {safety.warnings && (
          <div>
            <dt className="text-ink-3">{t('catalog.safety.warnings')}</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{safety.warnings}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function Party({ name, party }: { name: string; party: SafetyParty }) {
  return (
    <div>
      <dt className="text-ink-3">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">
        {[party.name, party.address, party.contact].filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </dd>
    </div>
  );
}
