import type { Endpoint } from '@tradewind/contract/base/endpoint';
import type { ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { useCanCall } from '../api/use-endpoint-query.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ActionButton } from './action-button.tsx';

interface ApprovalActionsProps {
  of: { id: string; state: string; asked_by_id: string };
  /** The group of messages with the labels of the actions. */
  words: 'corrections' | 'duty_remittances';
  approve: Endpoint;
  refuse: Endpoint;
  /** Shown when it was booked. */
  booked: string;
  /** Shown before it is approved. */
  children: ReactNode;
}

/** Actions on a request that needs two operators: the one who made it can withdraw it; only another one can approve it. */
export const ApprovalActions = ({
  of: { id, state, asked_by_id },
  words,
  approve,
  refuse,
  booked,
  children,
}: ApprovalActionsProps) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const { identity } = useGetIdentity();
  if (state !== 'asked' || !canCall(approve)) return null;
  const own = asked_by_id === identity?.id;
  return (
    <>
      {!own && (
        <ActionButton
          endpoint={approve}
          size="small"
          kind="main"
          label={t(`${words}.approve`)}
          input={() => ({ id })}
          done={booked}
        >
          {children}
        </ActionButton>
      )}
      <ActionButton
        endpoint={refuse}
        size="small"
        kind="danger"
        label={t(own ? `${words}.take_back` : `${words}.refuse`)}
        fields={[{ name: 'reason', label: t('common.reason'), kind: 'lines', required: true }]}
        input={({ reason = '' }) => ({ id, reason })}
        done={t(`${words}.refused`)}
      />
    </>
  );
};
