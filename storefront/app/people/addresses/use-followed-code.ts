import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { callingCodeOf, isInternational, type TypedMobile } from '../users/calling-codes.ts';
import type { AddressFields } from './address-rules.ts';

/**
 * Lets the calling code follow the country of the address while nobody has chosen one. A number that is typed already stays
 * with the country that has such numbers; where both have, or neither, the form asks.
 */
export function useFollowedCode(form: UseFormReturn<AddressFields>) {
  const isChosen = useRef(form.getValues('mobile').number !== '');
  const change = (next: TypedMobile) => form.setValue('mobile', next, { shouldValidate: form.formState.isSubmitted });
  return {
    /** Takes over what is typed; choosing a code answers the question. */
    typed: (next: TypedMobile): TypedMobile => {
      const { code, doubt } = form.getValues('mobile');
      if (next.code !== code) isChosen.current = true;
      const isAnswered = next.code !== code || next.number.trim() === '' || isInternational(next.number);
      return { code: next.code, number: next.number, doubt: isAnswered ? undefined : doubt };
    },
    answer: (code: string) => {
      isChosen.current = true;
      change({ code, number: form.getValues('mobile').number });
    },
    follow: async (country: string) => {
      const { code, number } = form.getValues('mobile');
      const local = callingCodeOf(country);
      if (isChosen.current || local === null || isInternational(number)) return;
      if (local === code) change({ code, number });
      else if (number.trim() === '') change({ code: local, number });
      else {
        const { isUnusualMobile } = await import('./unusual-mobile.ts');
        const [here, there] = [local, code].map((one) => !isUnusualMobile({ code: one, number }, ''));
        if (here === there) change({ code, number, doubt: local });
        else if (here) change({ code: local, number });
      }
    },
  };
}
