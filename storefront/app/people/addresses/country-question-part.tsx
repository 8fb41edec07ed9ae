import type { Address } from '@tradewind/contract/people/addresses';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useSetAddressCountry } from './address-data.ts';
import { CountrySheet } from './country-sheet.tsx';

/** Asks for the country of an address whose text leaves it open, and stores it with the address. */
export function CountryQuestionPart({ address }: { address: Address }) {
  const { t } = useTranslation();
  const [sheetOpened, setSheetOpened] = useState(0);
  const [sheetOpen, setSheetOpen] = useState(false);
  const setCountry = useSetAddressCountry();
  return (
    <>
      <Notice
        tone="warn"
        icon={Globe}
        urgent
        title={t('addresses.countryAsk')}
        action={
          <Button
            size="sm"
            className="mt-2.5"
            loading={setCountry.isPending}
            onClick={() => {
              setSheetOpened(sheetOpened + 1);
              setSheetOpen(true);
            }}
          >
            {t('addresses.countryRequired')}
          </Button>
        }
      >
        {t('addresses.countryAskText')}
      </Notice>
      <CountrySheet
        key={sheetOpened}
        open={sheetOpen}
        value=""
        onChange={(country) => setCountry.mutate({ address_id: address.address_id, country })}
        onOpenChange={setSheetOpen}
      />
    </>
  );
}
