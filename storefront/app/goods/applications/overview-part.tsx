import type { Application } from '@tradewind/contract/goods/applications';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { useNavigate } from '../../shell/router/visit.ts';
import { ActionBar } from '../../design/action-bar.tsx';
import { Button, buttonClass } from '../../design/button.tsx';
import { useConfirm } from '../../design/dialog.tsx';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { AnswerPart } from './answer-part.tsx';
import { useStartApplication, useWithdrawApplication } from './application-data.ts';
import { missingIn, nextStep, stepIcons, stepPath, steps, type Step } from './application-steps.ts';
import { MessagesPart } from './messages-part.tsx';
import { StateCardPart } from './state-card-part.tsx';

/** Where an application stands, and what its applicant can do about it. */
export function OverviewPart({ application }: { application: Application }) {
  const { t } = useTranslation();
  const { state, can, messages } = application;
  return (
    <>
      <div className="flex flex-col gap-2.5 px-3 pt-1 pb-6">
        <StateCardPart application={application} />
        {messages.length > 0 && <MessagesPart messages={messages} />}
        {can.includes('answer') && <AnswerPart application={application} />}
        {can.includes('change') && <StepsPart application={application} />}
        {can.includes('withdraw') && <WithdrawButton draft={state === 'draft'} />}
      </div>
      {can.includes('submit') && (
        <ActionBar>
          <Link to={stepPath(nextStep(application))} className={buttonClass({ size: 'lg', wide: true })}>
            {t('applications.continue')}
          </Link>
        </ActionBar>
      )}
      {state === 'approved' && (
        <ActionBar>
          {/* The console is another application, so the browser loads it. */}
          <a href="/console" className={buttonClass({ size: 'lg', wide: true })}>
            {t('applications.openDesk')}
          </a>
        </ActionBar>
      )}
      {can.includes('start') && state !== 'approved' && (
        <ActionBar>
          <StartAgainButton />
        </ActionBar>
      )}
    </>
  );
}

function StepsPart({ application }: { application: Application }) {
  const { t } = useTranslation();
  const shown = steps.filter((step) => step !== 'submit' || application.can.includes('submit'));
  return (
    <ListGroup>
      {shown.map((step) => (
        <ListRow
          key={step}
          icon={stepIcons[step]}
          title={t(`applications.step.${step}`)}
          note={step === 'submit' ? undefined : <StepState missing={missingIn(application, step)} step={step} />}
          link={(face) => <Link to={stepPath(step)} {...face} />}
        />
      ))}
    </ListGroup>
  );
}

function StepState({ missing, step }: { missing: number; step: Step }) {
  const { t } = useTranslation();
  const Icon = missing > 0 ? CircleAlert : CircleCheck;
  const missingText =
    step === 'documents' ? t('applications.noDocuments') : t('applications.missing', { count: missing });
  return (
    <span className={`flex items-center gap-1 ${missing > 0 ? 'text-warn' : 'text-ok'}`}>
      <Icon aria-hidden size={14} />
      {missing > 0 ? missingText : t('applications.complete')}
    </span>
  );
}

function WithdrawButton({ draft }: { draft: boolean }) {
  const { t } = useTranslation();
  const { confirm, dialog } = useConfirm();
  const withdraw = useWithdrawApplication();
  const ask = async () => {
    const sure = await confirm({
      title: t(draft ? 'applications.discard' : 'applications.withdraw'),
      text: t(draft ? 'applications.discardText' : 'applications.withdrawText'),
      confirmLabel: t(draft ? 'applications.discard' : 'applications.withdraw'),
      cancelLabel: t('applications.notYet'),
      danger: true,
    });
    if (sure) withdraw.mutate();
  };
  return (
    <div className="mt-2 text-center">
      <Button kind="ghost" size="sm" loading={withdraw.isPending} onClick={() => void ask()}>
        {t(draft ? 'applications.discard' : 'applications.withdraw')}
      </Button>
      {dialog}
    </div>
  );
}

function StartAgainButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const start = useStartApplication();
  const begin = () => start.mutate(undefined, { onSuccess: (draft) => void navigate(stepPath(nextStep(draft))) });
  return (
    <Button size="lg" wide loading={start.isPending} onClick={begin}>
      {t('applications.startAgain')}
    </Button>
  );
}
