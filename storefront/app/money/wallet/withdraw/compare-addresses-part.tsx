import { useTranslation } from '../../../i18n/use-translation.tsx';

interface CompareAddressesProps {
  /** The existing one. */
  known: string;
  typed: string;
}

/** Two similar addresses, one above the other, with their differences marked. */
export function CompareAddressesPart({ known, typed }: CompareAddressesProps) {
  const { t } = useTranslation();
  return (
    <dl className="mt-3 flex flex-col gap-2">
      <Address name={t('wallet.account.known')} address={known} other={typed} />
      <Address name={t('wallet.account.typed')} address={typed} other={known} />
    </dl>
  );
}

function Address({ name, address, other }: { name: string; address: string; other: string }) {
  return (
    <div>
      <dt className="text-note text-ink-2">{name}</dt>
      <dd className="font-mono text-note [overflow-wrap:anywhere] text-ink">
        {stretches(address, other).map(({ text, differs }, index) =>
          differs ? (
            <mark key={index} className="bg-transparent font-bold text-bad">
              {text}
            </mark>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </dd>
    </div>
  );
}

/** The address in stretches that are equal in the other one, or differ. */
function stretches(address: string, other: string): { text: string; differs: boolean }[] {
  // Capitals are a checksum where an address begins with 0x, and part of it elsewhere.
  const plain = (text: string) => (address.startsWith('0x') ? text.toLowerCase() : text);
  const found: { text: string; differs: boolean }[] = [];
  [...address].forEach((character, index) => {
    const differs = plain(character) !== plain(other[index] ?? '');
    const last = found.at(-1);
    if (last?.differs === differs) last.text += character;
    else found.push({ text: character, differs });
  });
  return found;
}
