import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Application, showApplication } from '@tradewind/contract/goods/applications';
import { useNavigate } from '../../shell/router/visit.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { applicationPath, stepAfter, stepPath, steps, type Step } from './application-steps.ts';
import { DocumentsStepPart } from './documents-step-part.tsx';
import { ShopStepPart } from './shop-step-part.tsx';
import { SubmitStepPart } from './submit-step-part.tsx';
import { TraderStepPart } from './trader-step-part.tsx';

interface StepPartProps {
  step: Step;
  application: Application;
  terms: OutputOf<typeof showApplication>['terms'];
}

/** One step of the form, with the progress above it. */
export function StepPart({ step, application, terms }: StepPartProps) {
  const navigate = useNavigate();
  // While a question is open there is nothing to submit: the answer is on the overview.
  const shown = steps.filter((one) => one !== 'submit' || application.can.includes('submit'));
  const goOn = () => {
    const next = stepAfter(step);
    const path = next && shown.includes(next) ? stepPath(next) : applicationPath;
    void navigate(path, { replace: true });
  };
  return (
    <>
      <Progress step={step} shown={shown} />
      {step === 'trader' && <TraderStepPart application={application} onDone={goOn} />}
      {step === 'shop' && <ShopStepPart application={application} onDone={goOn} />}
      {step === 'documents' && <DocumentsStepPart application={application} onDone={goOn} />}
      {step === 'submit' && <SubmitStepPart application={application} terms={terms} onDone={goOn} />}
    </>
  );
}

function Progress({ step, shown }: { step: Step; shown: readonly Step[] }) {
  const { t } = useTranslation();
  const position = shown.indexOf(step) + 1;
  return (
    <div className="px-4 pt-1 pb-3">
      <p className="mb-2 text-cap text-ink-3">{t('applications.position', { position, count: shown.length })}</p>
      <div aria-hidden className="flex gap-1.5">
        {shown.map((one, index) => (
          <span key={one} className={`h-1 flex-1 rounded-full ${index < position ? 'bg-sea-solid' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  );
}
