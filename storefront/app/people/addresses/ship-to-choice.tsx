import { countryNameIn } from '@tradewind/contract/people/countries';
import { Truck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSignedIn } from '../../api/session.ts';
import { useLanguage, useTranslation } from '../../i18n/use-translation.tsx';
import { loadRemainingMessages } from '../../shell/language/load-messages.ts';
import { Link } from '../../shell/router/link.tsx';
import { chooseShipTo, useShipTo } from '../../trade/freight/ship-to.ts';

const CountrySheet = lazy(async () => ({ default: (await import('./country-sheet.tsx')).CountrySheet }));

const look = 'inline-flex min-h-9 items-center gap-1.5 hover:text-sea';

/** Where products are sent, in the page header: the default address of a shopper, or the country that a visitor chooses. */
export function ShipToChoice() {
  const { t, locale } = useTranslation();
  const language = useLanguage();
  const signedIn = useSignedIn();
  const { country } = useShipTo();
  const [opened, setOpened] = useState(0);
  const face = (
    <>
      <Truck aria-hidden size={15} strokeWidth={1.9} />
      {t('shell.shipTo', { country: countryNameIn(country, locale) || '…' })}
    </>
  );
  if (signedIn)
    return (
      <Link to="/address" className={look}>
        {face}
      </Link>
    );
  // Home does not have the words of the sheet yet.
  const open = () =>
    void loadRemainingMessages(language).then(
      () => setOpened((before) => before + 1),
      () => undefined,
    );
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} className={look}>
        {face}
      </button>
      {opened > 0 && (
        <Suspense>
          <Countries key={opened} country={country} />
        </Suspense>
      )}
    </>
  );
}

/** The sheet of countries, mounted when it is opened. */
function Countries({ country }: { country: string }) {
  const [open, setOpen] = useState(true);
  return <CountrySheet open={open} onOpenChange={setOpen} value={country} onChange={chooseShipTo} />;
}
