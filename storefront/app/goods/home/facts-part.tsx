import { Languages, ReceiptText, ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.tsx';

const facts = [
  { icon: ShieldCheck, text: 'home.factPasscode' },
  { icon: ReceiptText, text: 'home.factBill' },
  { icon: Languages, text: 'home.factLanguages' },
] as const;

/** Three promises that hold for every order. */
export function FactsPart() {
  const { t } = useTranslation();
  return (
    <ul className="grid grid-cols-3 gap-2 px-4 pt-3.5 lg:pt-6">
      {facts.map(({ icon: Icon, text }) => (
        <li key={text} className="flex min-w-0 items-center gap-1.5 text-cap text-ink-2">
          <Icon aria-hidden size={18} strokeWidth={1.8} className="shrink-0 text-sea" />
          {t(text)}
        </li>
      ))}
    </ul>
  );
}
