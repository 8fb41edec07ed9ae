import type { Locale } from '@tradewind/contract/base/locales';
import { sql, type RawBuilder } from 'kysely';

/** SQL of what `pickText` picks of texts by language, so that only the picked one is read. */
export const pickedText = (texts: RawBuilder<unknown>, locale: Locale): RawBuilder<string> => sql<string>`coalesce(
  nullif(${texts} ->> ${locale}::text, ''), nullif(${texts} ->> 'en', ''), nullif(${texts} ->> 'zh-CN', ''),
  (select value from jsonb_each_text(${texts}) where value <> '' limit 1), '')`;
