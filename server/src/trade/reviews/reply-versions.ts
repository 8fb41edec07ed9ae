import type { ReplyVersion } from '@tradewind/contract/goods/product-reviews';
import { sql } from 'kysely';

interface VersionRecord {
  words: string;
  /** JSON aggregates return times as text. */
  at: string;
  by: string;
}

/** SQL: what the shop replied to the review `r` before, earliest first. */
export const replyVersions = sql<VersionRecord[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('words', v.words, 'at', v.written_at, 'by', w.username) order by v.id), '[]')
  from review_reply_versions v join users w on w.id = v.written_by where v.review_id = r.id)`;

/** Presents what the shop replied before. */
export const presentReplyVersions = (versions: readonly VersionRecord[]): ReplyVersion[] =>
  versions.map(({ words, at, by }) => ({ words, at: new Date(at).toISOString(), by }));
