import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TermsLine } from '../../platform/content/terms-line.tsx';
import { useTermsVersion } from '../../platform/content/use-terms-version.ts';
import { likelyCode } from './calling-codes.ts';
import { FormFailure } from './form-failure.tsx';
import { showFormFailure } from './form-texts.ts';
import { PersonFields } from './person-fields.tsx';
import { useProviderSteps } from './provider-data.ts';
import { ProvingPart } from './proving-part.tsx';
import { email, typedMobile, username } from './register-form.ts';

interface NewcomerPartProps {
  ticket: string;
  suggested: { username: string; nickname: string; email: string };
}

const fields = z.object({ username, nickname: z.string().trim().max(40), mobile: typedMobile, email });

/** What the registration asks for, without a password: the provider has confirmed who it is. */
export function NewcomerPart({ ticket, suggested }: NewcomerPartProps) {
  const { t, locale } = useTranslation();
  const { register, proving } = useProviderSteps();
  const termsVersion = useTermsVersion();
  const form = useForm({
    resolver: zodResolver(fields),
    mode: 'onTouched',
    defaultValues: { ...suggested, mobile: { code: likelyCode(locale, navigator.languages), number: '' } },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ mobile, ...typed }) =>
    register({
      ticket,
      ...typed,
      mobile: mobile.number,
      quhao: mobile.code,
      ...(await termsVersion()),
    }).catch((failure: unknown) => showFormFailure(form, t, failure)),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 px-5 py-7">
        <PersonFields />
        <ProvingPart done={proving} />
        <FormFailure error={errors.root} />
        <div className="mt-1 flex flex-col gap-3">
          <TermsLine act="register" className="px-1" />
          <Button type="submit" size="lg" wide loading={isSubmitting}>
            {t('users.register.submit')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
