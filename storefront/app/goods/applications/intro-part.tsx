import { useNavigate } from '../../shell/router/visit.ts';
import { ActionBar } from '../../design/action-bar.tsx';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useStartApplication } from './application-data.ts';
import { stepIcons, stepPath, steps } from './application-steps.ts';

/** What an application takes, before the first one is started. */
export function IntroPart() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const start = useStartApplication();
  const begin = () => start.mutate(undefined, { onSuccess: () => void navigate(stepPath('trader')) });
  return (
    <>
      <div className="flex flex-col gap-4 px-3 pt-1 pb-6">
        <div className="px-1">
          <h2 className="text-h1 font-bold tracking-[-0.02em] text-balance">{t('applications.intro.title')}</h2>
          <p className="mt-2 text-body text-ink-2">{t('applications.intro.text')}</p>
        </div>
        <Card as="section" className="py-1">
          <ol>
            {steps.map((step) => {
              const Icon = stepIcons[step];
              return (
                <li key={step} className="flex items-start gap-3.5 px-4 py-3">
                  <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sea-tint text-sea">
                    <Icon aria-hidden size={20} strokeWidth={1.8} />
                  </span>
                  <span className="min-w-0">
                    <span className="block text-lead font-semibold">{t(`applications.step.${step}`)}</span>
                    <span className="block text-note text-ink-2">{t(`applications.intro.${step}`)}</span>
                  </span>
                </li>
              );
            })}
          </ol>
        </Card>
        <p className="px-1 text-note text-ink-3">{t('applications.intro.kept')}</p>
      </div>
      <ActionBar>
        <Button size="lg" wide loading={start.isPending} onClick={begin}>
          {t('applications.start')}
        </Button>
      </ActionBar>
    </>
  );
}
