import type { Address } from '@tradewind/contract/people/addresses';
import { CircleCheck, Pencil, Trash2 } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { Badge } from '../../design/badge.tsx';
import { cx } from '../../design/class-names.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { addressFormPath } from './address-paths.ts';

interface AddressCardPartProps {
  address: Address;
  /** Present when an address is being picked for an order. */
  onChoose?: () => void;
  chosen?: boolean;
  onSetDefault: () => void;
  onDelete: () => void;
}

const action = 'press inline-flex min-h-11 items-center gap-1.5 px-2 text-note text-ink-2';

/** One address with its actions. */
export function AddressCardPart({ address, onChoose, chosen, onSetDefault, onDelete }: AddressCardPartProps) {
  const { t } = useTranslation();
  const isDefault = address.is_default === 1;
  const face = <AddressFace address={address} chosen={chosen} />;
  return (
    <li className={cx('card overflow-hidden', chosen && 'inset-ring-[1.5px] inset-ring-sea')}>
      {onChoose ? (
        <button
          type="button"
          aria-pressed={chosen}
          onClick={onChoose}
          className="block w-full text-left active:bg-pressed"
        >
          {face}
        </button>
      ) : (
        face
      )}
      <div className="mx-4 flex flex-wrap items-center justify-between border-t border-line py-0.5">
        {isDefault ? (
          <span className="inline-flex min-h-11 items-center gap-1.5 text-note font-medium text-sea">
            <CircleCheck aria-hidden size={17} />
            {t('addresses.defaultAddress')}
          </span>
        ) : (
          <button type="button" onClick={onSetDefault} className={cx(action, '-ml-2 text-sea')}>
            {t('addresses.setDefault')}
          </button>
        )}
        <span className="-mr-2 ml-auto flex">
          <Link to={addressFormPath(address.address_id)} className={action}>
            <Pencil aria-hidden size={16} />
            {t('addresses.change')}
          </Link>
          <button type="button" onClick={onDelete} className={action}>
            <Trash2 aria-hidden size={16} />
            {t('addresses.delete')}
          </button>
        </span>
      </div>
    </li>
  );
}

function AddressFace({ address, chosen }: { address: Address; chosen?: boolean }) {
  return (
    <span className="flex items-center gap-3 px-4 pt-3.5 pb-3">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="text-lead font-semibold break-words">{address.name}</span>
          <span className="tnum text-body text-ink-2">{address.mobile}</span>
        </span>
        {address.name_latin && <span className="block text-note text-ink-2">{address.name_latin}</span>}
        <span className="mt-1 block">
          <Badge tone="sea">{address.tag}</Badge>
        </span>
        <span className="mt-1.5 block text-body break-words text-ink-2">
          {address.lines.map((line, index) => (
            <span key={index} className="block">
              {line}
            </span>
          ))}
        </span>
      </span>
      {chosen && <CircleCheck aria-hidden size={22} className="shrink-0 text-sea" />}
    </span>
  );
}
