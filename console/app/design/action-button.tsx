import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnreachable } from '@tradewind/client/errors';
import { newIdempotencyKey } from '@tradewind/client/idempotency-key';
import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useLogoutIfAccessDenied, useNotify, useTranslate } from 'react-admin';
import { call } from '../api/call.ts';
import { useCanCall } from '../api/use-endpoint-query.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ActionFieldInput, plainAmount, type ActionField } from './action-fields.tsx';
import { isPathOf, refusedFields, useProblemText } from './refused-fields.ts';

export interface ActionButtonProps<E extends Endpoint> {
  endpoint: E;
  /** Label of the button, heading of the dialog and label of its submit button. */
  label: string;
  kind?: 'main' | 'plain' | 'danger';
  icon?: ReactNode;
  size?: 'small' | 'medium';
  /** Shown above the fields. */
  children?: ReactNode;
  /** They may depend on what was typed so far. */
  fields?: readonly ActionField[] | ((typed: Record<string, string>) => readonly ActionField[]);
  /** Shown under the fields: the outcome of what was typed so far. */
  preview?: (typed: Record<string, string>) => ReactNode;
  /** The endpoint's input, from what was typed. */
  input: (typed: Record<string, string>) => InputOf<E> | Promise<InputOf<E>>;
  /** The notification after success; it can depend on the output. */
  done: string | ((output: OutputOf<E>) => string);
  onDone?: (output: OutputOf<E>) => void;
  /** The form is open from the beginning. */
  opened?: boolean;
}

/**
 * The one way in which something is changed at the desk: a button with a verb, a form with what the verb needs, and the
 * verb's own endpoint. It is absent for those whose roles may not call the endpoint. The server's words are shown when it
 * says no, and the form stays as it was typed.
 */
export function ActionButton<E extends Endpoint>(props: ActionButtonProps<E>) {
  const { endpoint, label, kind = 'plain', icon, size = 'medium', opened = false } = props;
  const [open, setOpen] = useState(opened);
  const canCall = useCanCall();
  if (!canCall(endpoint)) return null;
  return (
    <>
      <Button
        variant={kind === 'main' ? 'contained' : 'outlined'}
        color={kind === 'danger' ? 'error' : 'primary'}
        startIcon={icon}
        size={size}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {open && <ActionForm {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ActionForm<E extends Endpoint>(props: ActionButtonProps<E> & { onClose: () => void }) {
  const { label, kind, children, preview, onClose } = props;
  const translate = useTranslate();
  const heading = useId();
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(fieldsOf(props, {}).map(({ name, value }) => [name, value ?? ''])),
  );
  const fields = fieldsOf(props, typed);
  const act = useAction(props);
  const problemText = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const refused = refusedFields(act.error);
  useEffect(() => {
    if (act.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [act.error]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending) act.mutate(typed);
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={act.isPending ? undefined : onClose}
      aria-labelledby={heading}
      onClick={(event) => event.stopPropagation()}
    >
      {/* Only the content scrolls, so that the buttons stay visible under many fields. */}
      <Box component="form" ref={form} onSubmit={send} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle id={heading}>{label}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 0.5 }}>
            {children && (
              <Typography component="div" variant="body2" color="textSecondary">
                {children}
              </Typography>
            )}
            {fields.map((field, index) => (
              <ActionFieldInput
                key={field.name}
                field={field}
                value={typed[field.name] ?? ''}
                onChange={(value) => setTyped({ ...typed, [field.name]: value })}
                first={index === 0}
                invalid={refused.some((path) => isPathOf(field.name, path))}
              />
            ))}
            {preview?.(typed)}
            {act.isPending && <Progress />}
            {act.error && (
              <Alert severity="error">
                {problemText(act.error, (path) => fields.find(({ name }) => isPathOf(name, path))?.label)}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose} disabled={act.isPending} color="inherit">
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={kind === 'danger' ? 'error' : 'primary'}
            loading={act.isPending}
            autoFocus={fields.length === 0}
          >
            {label}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

const fieldsOf = (
  { fields = [] }: { fields?: ActionButtonProps<Endpoint>['fields'] },
  typed: Record<string, string>,
): readonly ActionField[] => (typeof fields === 'function' ? fields(typed) : fields);

/** After this many seconds an act says that it is still at work. */
const longAfter = 3;

/** Says how long an act has been at work, once it takes longer than usual. */
const Progress = () => {
  const t = useTranslation();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (seconds < longAfter) return null;
  return (
    <Box role="status">
      <LinearProgress aria-label={t('common.working')} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('common.working_since', { smart_count: seconds })}
      </Typography>
    </Box>
  );
};

/** The mutation of the action. All queries are refetched afterwards. */
function useAction<E extends Endpoint>({
  endpoint,
  fields,
  input,
  done,
  onDone,
  onClose,
}: ActionButtonProps<E> & { onClose: () => void }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const leave = useLogoutIfAccessDenied();
  const key = useRef<string>(null);
  return useMutation<OutputOf<E>, Error, Record<string, string>>({
    mutationFn: async (typed) =>
      call(endpoint, await input(plainAmount(fieldsOf({ fields }, typed), typed)), {
        idempotencyKey: (key.current ??= newIdempotencyKey()),
      }),
    onSuccess: async (output) => {
      onClose();
      const said = typeof done === 'string' ? done : done(output);
      notify(said, { type: 'success', messageArgs: { _: said } });
      onDone?.(output);
      await queries.invalidateQueries();
    },
    onError: async (error) => {
      // After a refusal the next attempt is a new request. Without an answer it must repeat the same key, so that it counts once.
      if (!isUnreachable(error)) key.current = null;
      await leave(error);
    },
  });
}
