import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { finishProviderSignIn } from '@tradewind/contract/people/openid';
import { isApiFailure } from '@tradewind/client/errors';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { useNavigate, useParams } from '../../shell/router/visit.ts';
import { buttonClass } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Spinner } from '../../design/spinner.tsx';
import { toast } from '../../design/toast-store.ts';
import { useSignedIn } from '../../api/session.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureWithReference } from '../../shell/errors/tell-reference.ts';
import { AccountHero } from './account-hero.tsx';
import { FirstPasswordPart } from './first-password-part.tsx';
import { KnownAccountPart } from './known-account-part.tsx';
import { NewcomerPart } from './newcomer-part.tsx';
import { ProviderCodePart } from './provider-code-part.tsx';
import { useProviderLabel, useProviderSteps } from './provider-data.ts';

type Outcome = OutputOf<typeof finishProviderSignIn>;

/** How providers call it that somebody pressed Cancel. */
const cancelled = ['access_denied', 'user_cancelled_authorize', 'login_required', 'interaction_required'];

/** Where a provider sends the browser back to: finishes the sign-in, or asks for what is missing. */
export function Component() {
  const { t } = useTranslation();
  const { provider = '' } = useParams();
  const label = useProviderLabel(provider);
  const { outcome, problem } = useReturn(provider, label);
  const [another, setAnother] = useState(false);
  const isKnown = outcome?.outcome === 'known_email' && !another;
  const isNew = outcome?.outcome === 'new' || (outcome?.outcome === 'known_email' && another);
  const headline = isKnown
    ? t('provider.knownTitle')
    : isNew
      ? t('provider.newTitle')
      : outcome?.outcome === 'confirmed'
        ? t('provider.setPassword')
        : t('title.login');
  return (
    <AccountHero title={t('title.login')} headline={headline} text={introOf()} fallback="/login">
      {problem !== null && <ProblemPart text={problem} />}
      {!outcome && problem === null && (
        <div className="flex justify-center py-12">
          <Spinner />
        </div>
      )}
      {outcome?.outcome === 'second_step' && <ProviderCodePart ticket={outcome.ticket} />}
      {outcome?.outcome === 'confirmed' && <FirstPasswordPart ticket={outcome.ticket} />}
      {isKnown && (
        <KnownAccountPart
          ticket={outcome.ticket}
          email={outcome.suggested?.email ?? ''}
          onAnother={() => setAnother(true)}
        />
      )}
      {isNew && (
        <NewcomerPart
          ticket={outcome.ticket}
          suggested={{
            username: '',
            nickname: '',
            ...outcome.suggested,
            email: another ? '' : (outcome.suggested?.email ?? ''),
          }}
        />
      )}
    </AccountHero>
  );

  function introOf(): string {
    const email = outcome?.suggested?.email ?? '';
    if (problem !== null) return label;
    if (isKnown) return t('provider.knownText', { email, provider: label });
    if (another) return t('provider.withoutEmail', { email });
    if (isNew) return t('provider.newText', { provider: label });
    if (outcome?.outcome === 'second_step') return t('provider.codeText');
    if (outcome?.outcome === 'confirmed') return t('provider.noPassword');
    return t('provider.busyText', { provider: label });
  }
}

/** Hands the provider's answer to the server, once, and takes it out of the address. */
function useReturn(provider: string, label: string): { outcome: Outcome | null; problem: string | null } {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { finish, enter } = useProviderSteps();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [refusedThere, setRefusedThere] = useState<string | null>(null);
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const answer = window.location.search.slice(1);
    const error = new URLSearchParams(answer).get('error');
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (error !== null) setRefusedThere(error);
    else void finish({ provider, answer }).then(goOn).catch(setFailure);

    async function goOn(found: Outcome): Promise<void> {
      if (found.outcome === 'signed_in' && found.userinfo) return enter({ userinfo: found.userinfo });
      if (found.outcome !== 'connected') return setOutcome(found);
      toast.success(t('provider.done', { provider: label }));
      await navigate('/security', { replace: true });
    }
  }, [enter, finish, label, navigate, provider, t]);

  if (refusedThere !== null)
    return {
      outcome,
      problem: cancelled.includes(refusedThere) ? t('provider.cancelled', { provider: label }) : t('provider.failed'),
    };
  if (failure === null) return { outcome, problem: null };
  return { outcome, problem: isApiFailure(failure) ? failureWithReference(t, failure) : t('provider.failed') };
}

function ProblemPart({ text }: { text: string }) {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  return (
    <div className="flex flex-col gap-4 px-5 py-7">
      <Notice tone="bad" urgent>
        {text}
      </Notice>
      <Link
        replace
        to={signedIn ? '/security' : '/login'}
        className={buttonClass({ kind: 'primary', size: 'lg', wide: true })}
      >
        {signedIn ? t('title.security') : t('provider.back')}
      </Link>
    </div>
  );
}
