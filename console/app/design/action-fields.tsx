import {
  Autocomplete,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  TextField,
} from '@mui/material';
import type { ComponentType } from 'react';

/** Props of a component that replaces the standard inputs of a field. */
export interface CustomField {
  label: string;
  value: string;
  onChange: (value: string) => void;
  required: boolean;
  autoFocus: boolean;
}

export interface ActionField {
  name: string;
  label: string;
  /** `choice` is one of `choices`, `several` a comma list of them as checkboxes, `many` the same with a search field, `lines` a multi-line text, `moment` a local date and time, `day` a date, `secret` a hidden text, `code` the code of an authenticator, `recovery_code` that or a recovery code. */
  kind?:
    | 'text'
    | 'amount'
    | 'secret'
    | 'present_password'
    | 'new_password'
    | 'code'
    | 'recovery_code'
    | 'lines'
    | 'moment'
    | 'day'
    | 'choice'
    | 'several'
    | 'many';
  value?: string;
  required?: boolean;
  help?: string;
  choices?: readonly { id: string; name: string }[];
  /** Replaces the input of the kind. */
  own?: ComponentType<CustomField>;
}

interface Shown {
  field: ActionField;
  value: string;
  onChange: (value: string) => void;
  first: boolean;
  /** Whether the server refused it. */
  invalid?: boolean;
}

/** What was typed, with the decimal comma of amounts as a point: `4,50` is 4.50. */
export const plainAmount = (fields: readonly ActionField[], typed: Record<string, string>): Record<string, string> => ({
  ...typed,
  ...Object.fromEntries(
    fields
      .filter(({ kind, name }) => kind === 'amount' && /^\s*\d+,\d{1,2}\s*$/.test(typed[name] ?? ''))
      .map(({ name }) => [name, typed[name]!.replace(',', '.')]),
  ),
});

type FieldKind = NonNullable<ActionField['kind']>;

const inputTypes: Partial<Record<FieldKind, string>> = {
  moment: 'datetime-local',
  day: 'date',
  secret: 'password',
  present_password: 'password',
  new_password: 'password',
};

/** What a browser or password manager may fill in. */
const fillings: Partial<Record<FieldKind, string>> = {
  present_password: 'current-password',
  new_password: 'new-password',
  code: 'one-time-code',
  recovery_code: 'one-time-code',
};

export const ActionFieldInput = ({ field, value, onChange, first, invalid = false }: Shown) => {
  const { label, kind = 'text', required = false, help, choices = [], own: Own } = field;
  if (Own) return <Own label={label} value={value} onChange={onChange} required={required} autoFocus={first} />;
  if (kind === 'several') return <Several {...{ field, value, onChange, first, invalid }} />;
  if (kind === 'many') return <Many {...{ field, value, onChange, first, invalid }} />;
  return (
    <TextField
      label={label}
      required={required}
      error={invalid}
      autoFocus={first}
      helperText={help}
      select={kind === 'choice'}
      multiline={kind === 'lines'}
      minRows={kind === 'lines' ? 3 : undefined}
      type={inputTypes[kind] ?? 'text'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        inputLabel: kind === 'moment' || kind === 'day' ? { shrink: true } : {},
        htmlInput: {
          autoComplete: fillings[kind] ?? 'off',
          ...(kind === 'amount' && { inputMode: 'decimal' }),
          ...(kind === 'code' && { inputMode: 'numeric', maxLength: 16 }),
        },
      }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};

const Several = ({ field: { label, choices = [], help }, value, onChange, invalid = false }: Shown) => {
  const chosen = value.split(',').filter(Boolean);
  const toggle = (id: string) =>
    onChange((chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]).join(','));
  return (
    <FormControl component="fieldset" error={invalid}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup>
        {choices.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />}
            label={name}
          />
        ))}
      </FormGroup>
      {help && <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  );
};

/** An autocomplete whose choices are shown as chips. */
const Many = ({ field: { label, choices = [], help }, value, onChange, first, invalid = false }: Shown) => {
  const codes = value.split(',').filter(Boolean);
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={[...choices]}
      value={codes.flatMap((code) => choices.find(({ id }) => id === code) ?? [])}
      onChange={(_, chosen) => onChange(chosen.map(({ id }) => id).join(','))}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderInput={(params) => (
        <TextField {...params} label={label} helperText={help} autoFocus={first} error={invalid} />
      )}
    />
  );
};
