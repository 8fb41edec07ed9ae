import { useTranslation } from '../../i18n/use-translation.tsx';
import { FactorForm } from './factor-form.tsx';
import { useProviderSteps } from './provider-data.ts';

/** The second factor of an account that a provider opens. */
export function ProviderCodePart({ ticket }: { ticket: string }) {
  const { t } = useTranslation();
  const { admit } = useProviderSteps();
  return (
    <div className="px-5 py-7">
      <FactorForm
        asks={['code']}
        intro={null}
        submitLabel={t('title.login')}
        onSubmit={({ code }) => admit({ ticket, factor_code: code })}
      />
    </div>
  );
}
