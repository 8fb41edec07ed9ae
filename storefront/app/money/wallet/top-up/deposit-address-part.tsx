import type { DepositNetwork } from '@tradewind/contract/money/networks';
import { Card } from '../../../design/card.tsx';
import { Notice } from '../../../design/notice.tsx';
import { QrCode } from '../../../design/qr-code.tsx';
import { Radio, RadioGroup } from '../../../design/radio.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { AddressBoxPart } from './address-box-part.tsx';

interface DepositAddressProps {
  networks: readonly DepositNetwork[];
  chosen: DepositNetwork;
  onChoose: (code: string) => void;
}

/** The choice of a network, the shopper's address on it to scan or copy, and warnings. */
export function DepositAddressPart({ networks, chosen, onChoose }: DepositAddressProps) {
  const { t } = useTranslation();
  const short = shortName(chosen);
  return (
    <Card padded className="flex flex-col items-center gap-4">
      <div className="w-full">
        <h2 className="mb-2 text-note font-medium text-ink-2">{t('wallet.network')}</h2>
        <RadioGroup
          value={chosen.network}
          onChange={onChoose}
          label={t('wallet.network')}
          className="grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] gap-2.5"
        >
          {networks.map((network) => (
            <Radio
              key={network.network}
              value={network.network}
              className="rounded-md inset-ring inset-ring-line-strong has-data-checked:bg-sea-tint has-data-checked:inset-ring-2 has-data-checked:inset-ring-sea"
            >
              <span className="block text-lead font-semibold text-ink">{shortName(network)}</span>
              <span className="block text-note text-ink-2">{`${network.symbol} · ${chainName(network)}`}</span>
            </Radio>
          ))}
        </RadioGroup>
      </div>
      <div className="flex flex-col items-center gap-2.5">
        <QrCode text={chosen.blockchain} label={t('wallet.chain.qr', { address: chosen.blockchain })} />
        <p className="text-center text-note text-ink-3">{t('wallet.chain.scan')}</p>
      </div>
      <AddressBoxPart key={chosen.network} address={chosen.blockchain} />
      <Notice tone="warn" title={t('wallet.chain.only', { symbol: chosen.symbol, network: short })} className="w-full">
        <ul className="flex flex-col gap-1">
          {[t('wallet.sameNetwork'), t('wallet.noDex'), ...chosen.warnings].map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </Notice>
      <p className="w-full text-note text-ink-3">{chosen.credited_when}</p>
    </Card>
  );
}

/** `TRC20` for `USDT-TRC20`. */
const shortName = ({ network }: DepositNetwork): string => network.split('-').at(-1) ?? network;

/** The name of the chain without its token standard. */
const chainName = ({ name }: DepositNetwork): string => name.replace(/ \([^)]*\)$/, '');
