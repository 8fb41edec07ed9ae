import { pickText, type Locale } from '@tradewind/contract/base/locales';
import type { replyRow, Review } from '@tradewind/contract/goods/product-reviews';
import type { LineReview, OwnReview } from '@tradewind/contract/trade/reviews';
import type { z } from 'zod';
import { hour } from '../../base/clock/clock.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { blankPicture } from '../../goods/media/index.ts';
import { pathOfFile, type FileLinks } from '../../platform/uploads/index.ts';
import type { OwnLine } from './lines-queries.ts';
import { editUntil, followUpUntil, reviewUntil, reviewStatusOf, toStars, anonymous, wholeStars } from './review.ts';
import type { ReviewRecord } from './reviews-queries.ts';

/** Who reads a review. With `fileLinks`, pictures of hidden reviews are shown by signed links that expire. */
export interface Viewer {
  userId: string | null;
  locale: Locale;
  now: Date;
  fileLinks?: FileLinks;
}

/** A review as everybody reads it. */
export function presentReview(row: ReviewRecord, { userId, locale, now, fileLinks }: Viewer): Review {
  const name = row.nickname || row.username;
  const picture = (file: string) => (row.hidden_at && fileLinks ? fileLinks.sign(file, now, hour) : pathOfFile(file));
  return {
    review_id: row.id,
    nickname: row.nameless ? anonymous(name) : name,
    avatar: row.nameless ? '' : row.avatar,
    score: toStars(row.product_score),
    spec: pickText(row.specs, locale),
    comment: row.words,
    pictures: row.pictures.map(picture),
    createtime: wireTime(row.reviewed_at),
    edited: row.edited_at ? 1 : 0,
    follow_up: row.followed_up_at && {
      comment: row.follow_up,
      pictures: row.follow_up_pictures.map(picture),
      at: row.followed_up_at.toISOString(),
    },
    reply: row.replied_at && {
      comment: row.reply,
      at: row.replied_at.toISOString(),
      edited_at: row.reply_edited_at?.toISOString() ?? null,
    },
    helpful: row.helpful,
    is_helpful: row.voted ? 1 : 0,
    is_mine: row.user_id === userId ? 1 : 0,
  };
}

/** A review with the fields of existing clients. */
export function presentReply(row: ReviewRecord, viewer: Viewer): z.output<typeof replyRow> {
  const shown = presentReview(row, viewer);
  return { ...shown, product_score: wholeStars(row.product_score), pics: shown.pictures.join(',') || blankPicture };
}

/** A review as its author sees it, with what can still be changed. */
export function presentOwnReview(row: ReviewRecord, viewer: Viewer, settings: Settings): OwnReview {
  const { now } = viewer;
  return {
    ...presentReview(row, viewer),
    service_score: toStars(row.service_score),
    postage_score: toStars(row.postage_score),
    nameless: row.nameless ? 1 : 0,
    hidden_because: row.hidden_at ? row.hidden_because : null,
    edit_until: editUntil(row, settings['reviews.editDays'], now)?.toISOString() ?? null,
    follow_up_until: followUpUntil(row, settings['reviews.followUpDays'], now)?.toISOString() ?? null,
  };
}

/** An order line with its review, and whether it can be reviewed. */
export function presentLine(
  line: OwnLine,
  review: OwnReview | null,
  { locale, now }: Viewer,
  settings: Settings,
): LineReview {
  const withinDays = settings['reviews.withinDays'];
  return {
    line: {
      order_id: line.order_id,
      order_product_id: line.id,
      product_id: line.product_id,
      mer_id: line.shop_id,
      title: pickText(line.titles, locale),
      image: line.image,
      spec: pickText(line.specs, locale),
    },
    standing: reviewStatusOf(line.facts, withinDays, now),
    until: reviewUntil(line.facts, withinDays)?.toISOString() ?? null,
    review,
  };
}

/** `2026-03-01 12:00:00` in UTC, as existing clients print it. */
const wireTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');
