import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, text } from '../../base/fields.ts';

const roles = ['finance', 'support', 'admin'] as const;

/** What the job looks for; `riskTexts` says it in words. */
export const riskKinds = ['device', 'network', 'delivery', 'payout', 'refunds', 'withdrawal'] as const;
export type RiskKind = (typeof riskKinds)[number];

/** What somebody concluded. None of them blocks anybody. */
export const riskOutcomes = ['seen', 'watch', 'harmless'] as const;
export type RiskOutcome = (typeof riskOutcomes)[number];

/** `new`: nobody has looked at it as it is now. */
export const riskStates = ['new', ...riskOutcomes] as const;
export type RiskState = (typeof riskStates)[number];

export const riskRow = z.object({
  id: z.string(),
  kind: z.enum(riskKinds),
  facts: z.record(z.string(), z.string()).describe('The values of its reason'),
  accounts: z.array(z.object({ id: z.string(), name: z.string() })).describe('At most 50 of them'),
  count: z.int().describe('How many accounts there are'),
  state: z.enum(riskStates),
  found_at: z.string(),
  gone: flag.describe('1: the job no longer finds it'),
  reviews: z
    .array(z.object({ by: z.string(), at: z.string(), outcome: z.enum(riskOutcomes), note: z.string() }))
    .describe('Who looked, latest first'),
});
export type RiskRow = z.output<typeof riskRow>;

export const risks = endpoint({
  name: 'desk.risks',
  summary: 'What a job found in accounts that somebody should look at; it blocks nobody',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/risks',
  input: listInput(['-found_at', 'found_at'], {
    state: filter(z.enum(riskStates)),
    kind: filter(z.enum(riskKinds)),
    user_id: filter(id),
  }),
  output: deskList(riskRow).extend({ counts: z.record(z.string(), z.int()) }),
  refusals: [],
});

export const reviewRisk = endpoint({
  name: 'desk.reviewRisk',
  summary: 'Note that somebody looked at a finding, and what they concluded',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/risk_review',
  input: z.object({ id, outcome: z.enum(riskOutcomes), note: text(500) }),
  output: riskRow,
  refusals: ['risk_not_found'],
});
