import { sql } from 'kysely';

/** From this many reviews on a mean says more about a product or a shop than about chance. */
export const minReviews = 10;

/** What is counted of the reviews of a product; the scores are half stars. */
interface Reviewed {
  score_sum: number;
  review_count: number;
}

/** The mean score in stars with one decimal; null before the first review. */
export const meanScore = ({ score_sum, review_count }: Reviewed): number | null =>
  review_count > 0 ? Math.round((score_sum * 5) / review_count) / 10 : null;

/** The mean score that a card shows; null while there are too few reviews. */
export const scoreOfCard = (product: Reviewed): number | null =>
  product.review_count >= minReviews ? meanScore(product) : null;

/**
 * SQL condition on `p`: lists that advertise show it, because it has too few reviews for a mean, or one of 3.5 stars or more.
 * Literals, word for word as in the partial indexes by heat, or PostgreSQL does not use them.
 */
export const advertised = sql<boolean>`(p.review_count < 10 or p.score_sum >= 7 * p.review_count)`;

/** SQL condition on the shop `h`: the list of hot shops shows it, because it has too few reviews for a rate, or half of them are favourable. */
export const advertisedShop = sql<boolean>`(h.review_count < ${sql.lit(minReviews)} or h.good_reviews * 2 >= h.review_count)`;
