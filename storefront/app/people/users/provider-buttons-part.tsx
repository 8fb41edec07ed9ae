import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@tradewind/client/errors';
import { useSearchParams } from '../../shell/router/visit.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureWithReference } from '../../shell/errors/tell-reference.ts';
import { providersQuery, useStartProviderSignIn } from './provider-data.ts';

/** A button for each provider that the installation offers for the sign-in; nothing where there are none. */
export function ProviderButtonsPart() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { data } = useQuery(providersQuery());
  const start = useStartProviderSignIn(search.toString());
  return (
    <>
      {data?.list.map(({ id, label }) => (
        <Button
          key={id}
          kind="outline"
          size="lg"
          wide
          loading={start.isPending && start.variables === id}
          onClick={() => start.mutate(id)}
        >
          {t('provider.continue', { provider: label })}
        </Button>
      ))}
      {start.error && isApiFailure(start.error) && (
        <Notice tone="bad" urgent>
          {failureWithReference(t, start.error)}
        </Notice>
      )}
    </>
  );
}
