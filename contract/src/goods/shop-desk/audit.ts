import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, deskPages, filter, listInput, moment } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { id, text } from '../../base/fields.ts';
import { shopRoles } from '../../base/shop-roles.ts';

export const shopAuditRow = z.object({
  id: z.string(),
  at: z.string().describe('ISO time'),
  user_id: z.string(),
  username: z.string(),
  nickname: z.string(),
  role: z.enum(shopRoles).describe('Of the member at that time'),
  api_key: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('The API key that did it; the member is then the one who created the key'),
  act: z.string().describe('The endpoint, e.g. `shopDesk.shipOrder`'),
  subject: z.string().describe('Id of what it was about; empty: the shop itself'),
  details: z.record(z.string(), z.unknown()).describe('What was asked, shortened and without secrets'),
});
export type ShopAuditRow = z.output<typeof shopAuditRow>;

const auditFilters = {
  user_id: filter(id),
  act: filter(text(80)),
  subject: filter(text(120)),
  from: filter(moment),
  to: filter(moment).describe('Before this moment'),
};

export const shopAuditLog = endpoint({
  name: 'shopDesk.auditLog',
  summary: 'What the members did at the shop’s desk, newest first',
  who: 'merchant',
  right: 'audit',
  method: 'GET',
  path: '/api/shop/audit_log',
  input: z.object({
    limit: listInput(['at'], {}).shape.limit,
    cursor: filter(id),
    ...auditFilters,
  }),
  output: deskPages(shopAuditRow),
  refusals: [],
});

export const exportAudit = endpoint({
  name: 'shopDesk.exportAudit',
  summary: `The same entries, latest first, ${asFile}`,
  who: 'merchant',
  right: 'audit',
  method: 'GET',
  path: '/api/shop/audit_log/export',
  input: z.object({ ...csvFile, ...auditFilters }),
  output: z.string(),
  refusals: [],
});
