import { ibanCountries, ibanLengths } from './iban-lengths.ts';

/** The fields of a bank account, as they are sent. */
export const bankFields = [
  'bank_name',
  'bic',
  'bank_code',
  'branch_code',
  'bank_card',
  'real_name',
  'holder_street',
  'holder_town',
  'holder_country',
] as const;
export type BankField = (typeof bankFields)[number];

/** What a field is called where people fill it in. */
export type BankFieldName =
  | Exclude<BankField, 'bank_code' | 'branch_code' | 'bank_card'>
  | 'iban'
  | 'account'
  | 'bank_code'
  | 'branch_code'
  | 'routing_number'
  | 'sort_code'
  | 'bsb'
  | 'institution_number'
  | 'transit_number'
  | 'cnaps_code'
  | 'clearing_code';

/** How a payment finds the account: by IBAN, by BIC and number, or by the code of a national clearing system (ISO 20022). */
export type PaymentWay = 'IBAN' | 'BIC' | 'USABA' | 'GBDSC' | 'JPZGN' | 'AUBSB' | 'CACPA';

export interface FieldRule {
  field: BankField;
  name: BankFieldName;
  required: boolean;
  /** Of the text without spaces and hyphens, in capitals; absent for names, which only have to be there. */
  shape?: RegExp;
}

export interface BankForm {
  way: PaymentWay;
  /** In the order in which they are filled in. */
  rules: readonly FieldRule[];
}

const bicShape = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

const bankName: FieldRule = { field: 'bank_name', name: 'bank_name', required: true };
const bic = (required: boolean): FieldRule => ({ field: 'bic', name: 'bic', required, shape: bicShape });
const bankCode = (name: BankFieldName, shape: RegExp, required = true): FieldRule => ({
  field: 'bank_code',
  name,
  required,
  shape,
});
const branchCode = (name: BankFieldName, shape: RegExp): FieldRule => ({
  field: 'branch_code',
  name,
  required: true,
  shape,
});
const account = (shape: RegExp): FieldRule => ({ field: 'bank_card', name: 'account', required: true, shape });
const holder: FieldRule = { field: 'real_name', name: 'real_name', required: true };
/** The beneficiary's address; Fedwire, and most banks outside Europe, send a payment back without it. */
const address: readonly FieldRule[] = [
  { field: 'holder_street', name: 'holder_street', required: true },
  { field: 'holder_town', name: 'holder_town', required: true },
  { field: 'holder_country', name: 'holder_country', required: true, shape: /^[A-Z]{2}$/ },
];

/** Countries with codes of their own. Account numbers are as long as their banks make them. */
const national: Readonly<Record<string, BankForm>> = {
  US: {
    way: 'USABA',
    rules: [bankName, bankCode('routing_number', /^\d{9}$/), account(/^\d{4,17}$/), holder, ...address],
  },
  GB: { way: 'GBDSC', rules: [bankName, bankCode('sort_code', /^\d{6}$/), account(/^\d{8}$/), holder] },
  JP: {
    way: 'JPZGN',
    rules: [
      bankName,
      bic(true),
      bankCode('bank_code', /^\d{4}$/),
      branchCode('branch_code', /^\d{3}$/),
      account(/^\d{7}$/),
      holder,
      ...address,
    ],
  },
  AU: { way: 'AUBSB', rules: [bankName, bankCode('bsb', /^\d{6}$/), account(/^\d{5,9}$/), holder, ...address] },
  CA: {
    way: 'CACPA',
    rules: [
      bankName,
      bankCode('institution_number', /^\d{3}$/),
      branchCode('transit_number', /^\d{5}$/),
      account(/^\d{7,12}$/),
      holder,
      ...address,
    ],
  },
  KR: { way: 'BIC', rules: [bankName, bic(true), account(/^\d{10,16}$/), holder, ...address] },
  TH: { way: 'BIC', rules: [bankName, bic(true), account(/^\d{10,15}$/), holder, ...address] },
  CN: {
    way: 'BIC',
    rules: [bankName, bic(true), bankCode('cnaps_code', /^\d{12}$/, false), account(/^\d{9,30}$/), holder, ...address],
  },
};

const ibanForm: BankForm = {
  way: 'IBAN',
  rules: [{ field: 'bank_card', name: 'iban', required: true }, bankName, bic(false), holder],
};
const freeForm: BankForm = {
  way: 'BIC',
  rules: [
    bankName,
    bic(true),
    { field: 'bank_code', name: 'clearing_code', required: false, shape: /^[A-Z0-9]{3,12}$/ },
    account(/^[A-Z0-9]{4,34}$/),
    holder,
    ...address,
  ],
};

/** The country whose IBAN the accounts of a country have: its own, or that of a country it belongs to. */
export const ibanCountryOf = (country: string): string => ibanCountries[country] ?? country;

/** What a bank account in a country is made of. The form shows it, and the server checks by it. */
export const bankFormOf = (country: string): BankForm =>
  national[country] ?? (ibanLengths[ibanCountryOf(country)] ? ibanForm : freeForm);
