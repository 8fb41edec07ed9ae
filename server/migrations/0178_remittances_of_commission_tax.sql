-- Tax on commission is handed on like duty and tax of orders, from an account of its own.
alter table duty_remittances add column owed text not null default 'duties' check (owed in ('duties', 'commission_tax'));
