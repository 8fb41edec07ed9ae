import { useQuery, useQueryClient } from '@tanstack/react-query';
import { look } from '@tradewind/contract/people/sessions';
import { useNavigate } from '../router/visit.ts';
import { callQuery } from '../../api/call-query.ts';
import { readLook } from '../../api/look.ts';
import { useToken } from '../../api/session.ts';
import { Button } from '../../design/button.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { signOut } from '../session/sign-in.ts';

/** Says in a tab that the desk has opened whose account an operator looks at. */
export function LookBanner() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const looks = useToken() !== null && readLook() !== null;
  const { data } = useQuery({ ...callQuery(look, {}, { quiet: true }), enabled: looks });
  if (!looks || data?.looking !== 1) return null;
  const end = async () => {
    await navigate('/home', { replace: true });
    await signOut(queries);
    // Only a tab that a script has opened can be closed by one.
    close();
  };
  return (
    <p
      role="status"
      className="flex shrink-0 flex-wrap items-center justify-center gap-x-3 bg-warn-tint px-4 py-1 text-center text-note text-ink"
    >
      {t('app.look', { name: data.username, time: date(data.ends_at ?? '', 'minute') })}
      <Button kind="ghost" size="sm" onClick={() => void end()}>
        {t('app.endLook')}
      </Button>
    </p>
  );
}
