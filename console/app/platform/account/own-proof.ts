import { canUsePasskeys, isDismissed } from '@tradewind/client/passkeys';
import { deskPasskeys, startDeskSecondStep } from '@tradewind/contract/platform/desk/own-passkeys';
import { call } from '../../api/call.ts';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import type { ActionField } from '../../design/action-fields.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * The fields of an act on the own account, and what it sends: password and code. Who has a passkey can leave the code empty, and the
 * browser then asks for the passkey.
 */
export function useOwnProof() {
  const t = useTranslation();
  const { data } = useEndpointQuery(deskPasskeys, {});
  const hasPasskey = canUsePasskeys() && (data?.list.length ?? 0) > 0;
  const fields: ActionField[] = [
    { name: 'password', label: t('account.present_password'), kind: 'present_password', required: true },
    {
      name: 'code',
      label: t('sign_in.code'),
      kind: 'code',
      required: !hasPasskey,
      ...(hasPasskey && { help: t('passkeys.or_code') }),
    },
  ];
  const sign = async () => {
    const optionsJSON = await call(startDeskSecondStep, {});
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON }).catch((failure: unknown) => {
      throw new Error(t(isDismissed(failure) ? 'passkeys.dismissed' : 'passkeys.failed'));
    });
  };
  const input = async ({ password = '', code = '' }: Record<string, string>) => ({
    password,
    code,
    ...(hasPasskey && code.trim() === '' && { passkey: await sign() }),
  });
  return { fields, input };
}
