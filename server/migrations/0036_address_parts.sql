-- Addresses by their parts, beside the free text that every client reads, and the number as networks dial it.

alter table addresses
  -- Country code and the parts that the free text was written from; null where only the text is known.
  add column parts jsonb check (parts is null or jsonb_typeof(parts) = 'object'),
  -- E.164; null where no number of any country could be read from what was typed
  add column mobile_e164 text check (mobile_e164 ~ '^\+[0-9]{4,15}$');
