import type { Application } from '@tradewind/contract/goods/applications';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import type { changeApplication } from '@tradewind/contract/goods/applications';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ActionBar } from '../../design/action-bar.tsx';
import { Button } from '../../design/button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FormFailure } from '../../people/users/form-failure.tsx';
import { showFormFailure } from '../../people/users/form-texts.ts';
import { useChangeApplication } from './application-data.ts';

interface StepFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  application: Application;
  /** The endpoint's input, from what was typed. */
  inputOf: (values: Values) => InputOf<typeof changeApplication>;
  /** Checks what only the server knows, before the step is left. */
  check?: (values: Values) => Promise<unknown>;
  onDone: () => void;
  children: ReactNode;
}

/** The frame of a step with fields: what is typed is stored whenever a field is left, so that no draft is lost. */
export function StepForm<Values extends FieldValues>(props: StepFormProps<Values>) {
  const { form, application, inputOf, check, onDone, children } = props;
  const { t } = useTranslation();
  const change = useChangeApplication();
  const { errors, isSubmitting } = form.formState;
  const keep = () => {
    if (form.formState.isDirty && !isSubmitting) change.mutate(inputOf(form.getValues()));
  };
  const submit = form.handleSubmit(async (values) => {
    try {
      await check?.(values);
      await change.mutateAsync(inputOf(values));
      onDone();
    } catch (failure) {
      showFormFailure(form, t, failure);
    }
  });
  return (
    <form onSubmit={submit} onBlur={keep} noValidate className="flex grow flex-col">
      <div className="flex flex-col gap-2.5 px-3 pb-6">
        {children}
        <FormFailure error={errors.root} />
      </div>
      <ActionBar>
        <Button type="submit" size="lg" wide loading={isSubmitting}>
          {t(application.state === 'draft' ? 'applications.saveAndContinue' : 'applications.save')}
        </Button>
      </ActionBar>
    </form>
  );
}
