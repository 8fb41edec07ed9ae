import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Application, showApplication } from '@tradewind/contract/goods/applications';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { useState } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { ActionBar } from '../../design/action-bar.tsx';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { Checkbox } from '../../design/checkbox.tsx';
import { Notice } from '../../design/notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useIdempotencyKey } from '../../money/wallet/use-idempotency-key.ts';
import { countryNameIn } from '@tradewind/contract/people/countries';
import { failureWithReference } from '../../shell/errors/tell-reference.ts';
import { useSubmitApplication } from './application-data.ts';
import { nextStep, stepPath, type Step } from './application-steps.ts';

interface SubmitStepPartProps {
  application: Application;
  terms: OutputOf<typeof showApplication>['terms'];
  onDone: () => void;
}

/** What will be submitted, the terms, and the submission. */
export function SubmitStepPart({ application, terms, onDone }: SubmitStepPartProps) {
  const { t, locale } = useTranslation();
  const [accepted, setAccepted] = useState(false);
  const [error, setError] = useState('');
  const { keyFor, forget } = useIdempotencyKey();
  const submit = useSubmitApplication();
  const todo = nextStep(application);
  const send = async () => {
    if (!accepted) return setError(t('applications.termsRequired'));
    setError('');
    try {
      await submit.mutateAsync({ version: terms.version, key: keyFor({ id: application.id, version: terms.version }) });
      onDone();
    } catch (failure) {
      if (failure instanceof ApiRefusal) forget();
      if (isApiFailure(failure)) setError(failureWithReference(t, failure));
    }
  };
  const { legal_name, address, country, shop_name, slug, documents } = application;
  return (
    <>
      <div className="flex flex-col gap-2.5 px-3 pb-6">
        {todo !== 'submit' && (
          <Notice
            tone="warn"
            action={
              <Link to={stepPath(todo)} replace className="inline-flex min-h-9 items-center font-medium text-sea">
                {t(`applications.step.${todo}`)}
              </Link>
            }
          >
            {t('applications.notComplete')}
          </Notice>
        )}
        <Card padded as="section">
          <Summary step="trader" lines={[legal_name, address, countryNameIn(country, locale)]} />
          <Summary step="shop" lines={[shop_name, slug]} />
          <Summary step="documents" lines={documents.map(({ name }) => name)} />
        </Card>
        <Card padded as="section">
          <h2 className="text-base font-semibold">{t('applications.terms')}</h2>
          <ul className="mt-2 flex flex-col gap-2 text-note text-ink-2">
            {terms.points.map((point) => (
              <li key={point} className="flex gap-2">
                <span aria-hidden className="mt-2 size-1 shrink-0 rounded-full bg-ink-3" />
                <span className="min-w-0">{point}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-cap text-ink-3">{t('applications.termsVersion', { version: terms.version })}</p>
          <div className="mt-1">
            <Checkbox
              checked={accepted}
              onChange={(value) => {
                setAccepted(value);
                setError('');
              }}
            >
              {t('applications.termsAccept')}
            </Checkbox>
          </div>
        </Card>
        {error && (
          <Notice tone="bad" urgent>
            {error}
          </Notice>
        )}
      </div>
      <ActionBar>
        <Button size="lg" wide unavailable={todo !== 'submit'} loading={submit.isPending} onClick={() => void send()}>
          {t('applications.submit')}
        </Button>
      </ActionBar>
    </>
  );
}

function Summary({ step, lines }: { step: Exclude<Step, 'submit'>; lines: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <div className="flex gap-3 border-b border-line py-3 first:pt-0 last:border-transparent last:pb-0">
      <div className="min-w-0 flex-1">
        <h2 className="text-note font-medium text-ink-3">{t(`applications.step.${step}`)}</h2>
        {lines.filter(Boolean).map((line) => (
          <p key={line} className="text-body break-words whitespace-pre-line text-ink">
            {line}
          </p>
        ))}
      </div>
      <Link
        to={stepPath(step)}
        className="press inline-flex min-h-11 shrink-0 items-start text-note font-medium text-sea"
      >
        {t('applications.edit')}
      </Link>
    </div>
  );
}
