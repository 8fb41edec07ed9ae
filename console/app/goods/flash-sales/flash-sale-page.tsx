import {
  acceptFlashOffer,
  cancelFlashSale,
  refuseFlashOffer,
  type DeskFlashSale,
  type FlashOffer,
} from '@tradewind/contract/goods/desk/flash-sales';
import { ActionButton } from '../../design/action-button.tsx';
import { Detail } from '../../design/detail.tsx';
import { Amount, Facts, Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FlashOffers } from './flash-offers.tsx';
import { FlashSaleChip } from './flash-sale-chip.tsx';

const isOpen = ({ state }: DeskFlashSale): boolean => state === 'upcoming' || state === 'running';

/** A flash sale: what shops offer in it, its figures, and how it is ended. */
export const FlashSalePage = () => {
  const t = useTranslation();
  return (
    <Detail<DeskFlashSale>
      title={({ name }) => name}
      main={(sale) => (
        <Panel title={t('flash.offers')}>
          <FlashOffers
            showShop
            offers={sale.list}
            actions={(offer) => isOpen(sale) && <OfferActions offer={offer} />}
          />
        </Panel>
      )}
      aside={(sale) => (
        <Panel title={t('flash.sale')} actions={isOpen(sale) && <Cancel sale={sale} />}>
          <Figures sale={sale} />
        </Panel>
      )}
    />
  );
};

const Figures = ({ sale }: { sale: DeskFlashSale }) => {
  const t = useTranslation();
  const { number } = useFormat();
  return (
    <Facts
      facts={[
        [t('common.state'), <FlashSaleChip key="state" state={sale.state} />],
        [t('flash.from'), <Moment key="from" value={sale.starts_at} />],
        [t('flash.until'), <Moment key="until" value={sale.ends_at} />],
        [t('flash.shops'), number(sale.shops)],
        [t('flash.sold'), `${number(sale.sold)} / ${number(sale.quota)}`],
        [t('flash.revenue'), <Amount key="revenue" value={sale.revenue} />],
        sale.made_by !== '' && [t('common.by'), sale.made_by],
      ]}
    />
  );
};

const OfferActions = ({ offer: { id, title, state } }: { offer: FlashOffer }) => {
  const t = useTranslation();
  return (
    <>
      {state === 'proposed' && (
        <ActionButton
          endpoint={acceptFlashOffer}
          label={t('flash.accept')}
          kind="main"
          size="small"
          input={() => ({ id })}
          done={t('flash.accepted')}
        >
          {t('flash.accept_text', { title })}
        </ActionButton>
      )}
      {(state === 'proposed' || state === 'accepted') && (
        <ActionButton
          endpoint={refuseFlashOffer}
          label={t(state === 'proposed' ? 'flash.refuse' : 'flash.take_out')}
          kind="danger"
          size="small"
          fields={[
            { name: 'reason', label: t('common.reason'), kind: 'lines', required: true, help: t('flash.refuse_help') },
          ]}
          input={({ reason = '' }) => ({ id, reason })}
          done={t('flash.refused')}
        />
      )}
    </>
  );
};

const Cancel = ({ sale: { id, name, state } }: { sale: DeskFlashSale }) => {
  const t = useTranslation();
  return (
    <ActionButton
      endpoint={cancelFlashSale}
      label={t(state === 'running' ? 'flash.end' : 'flash.cancel')}
      kind="danger"
      size="small"
      fields={[{ name: 'reason', label: t('common.reason'), kind: 'lines', required: true }]}
      input={({ reason = '' }) => ({ id, reason })}
      done={t('flash.cancelled')}
    >
      {t('flash.cancel_text', { name })}
    </ActionButton>
  );
};
