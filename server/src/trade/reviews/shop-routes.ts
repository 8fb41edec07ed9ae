import { readSettings } from '../../platform/settings/index.ts';
import { pickText } from '@tradewind/contract/base/locales';
import { requireFound } from '@tradewind/contract/base/refusals';
import * as contract from '@tradewind/contract/trade/shop-desk/reviews';
import type { Read } from '../../base/db/database.ts';
import { thenAnswer } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import type { Api } from '../../base/http/api.ts';
import { presentReview } from './present-review.ts';
import { editReply, replyToReview } from './reply-to-review.ts';
import { reviewsFile } from './reviews-file.ts';
import { reportForShop } from './report-review.ts';
import { presentReplyVersions } from './reply-versions.ts';
import { replyEditUntil, toStars } from './review.ts';
import type { ReviewsDeps } from './reviews-deps.ts';
import { findForShop, listForShop, type ShopReviewRecord } from './shop-queries.ts';

/** Routes of the shop desk for reviews. */
export function reviewsShopRoutes(api: Api, deps: ReviewsDeps): void {
  const { read } = deps.db;

  const present = (
    row: ShopReviewRecord,
    { actor, locale, now }: MerchantCall,
    editDays: number,
  ): contract.ShopReview => ({
    ...presentReview(row, { userId: actor.userId, locale, now, fileLinks: deps.fileLinks }),
    id: row.id,
    written_at: row.reviewed_at.toISOString(),
    order_id: row.order_id,
    order_sn: row.order_sn,
    product_id: row.product_id,
    title: pickText(row.titles, locale),
    image: row.image,
    service_score: toStars(row.service_score),
    postage_score: toStars(row.postage_score),
    hidden_because: row.hidden_at ? row.hidden_because : null,
    reported: row.waits ? 1 : 0,
    can_reply: row.replied_at || row.hidden_at ? 0 : 1,
    reply_edit_until: replyEditUntil(row, editDays, now)?.toISOString() ?? null,
    reply_versions: presentReplyVersions(row.reply_versions),
    can_report: row.reported || row.hidden_at ? 0 : 1,
  });

  const editDays = async ({ now }: MerchantCall) => (await readSettings(read, now))['reviews.editDays'];

  const shown = async (from: Read, call: MerchantCall, id: string) =>
    present(requireFound(await findForShop(from, call.actor, id), 'review_not_found'), call, await editDays(call));

  api.merchant(contract.shopReviews, async (call, input) => {
    const [{ list, total, counts }, days] = await Promise.all([listForShop(read, call.actor, input), editDays(call)]);
    return { list: list.map((row) => present(row, call, days)), total, counts };
  });

  api.merchantDownload(contract.exportReviews, async (call, input) => reviewsFile(read, call, input));

  api.merchant(contract.shopReviewById, (call, { id }) => shown(read, call, id));

  api.merchant(contract.replyToReview, async (call, input) =>
    thenAnswer(replyToReview(deps, call, input), (tx) => shown(tx, call, input.id)),
  );
  api.merchant(contract.editReply, async (call, input) =>
    thenAnswer(await editReply(deps, call, input), (tx) => shown(tx, call, input.id)),
  );
  api.merchant(contract.reportForShop, async (call, input) =>
    thenAnswer(reportForShop(call, input), (tx) => shown(tx, call, input.id)),
  );
}
