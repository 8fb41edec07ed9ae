import { Button } from '../../design/button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { callingCodes, type TypedMobile } from '../users/calling-codes.ts';
import { countryNameIn } from '@tradewind/contract/people/countries';

interface DoubtPartProps {
  mobile: TypedMobile;
  /** The other calling code. */
  doubt: string;
  onAnswer: (code: string) => void;
}

/** Asks to which of two countries a typed number belongs. */
export function DoubtPart({ mobile, doubt, onAnswer }: DoubtPartProps) {
  const { t, locale } = useTranslation();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-note text-ink-2">
        {t('addresses.mobileWhichText', { number: mobile.number.trim() })}
      </legend>
      <div className="flex flex-wrap gap-2">
        {[mobile.code, doubt].map((code) => (
          <Button key={code} size="sm" kind="outline" onClick={() => onAnswer(code)}>
            {`+${code} ${countryNameIn(callingCodes.find((one) => one.code === code)?.regions[0] ?? '', locale)}`}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
