/** The followers of a shop, and what reaches them. */
export const followers = {
  total: 'Followers',
  total_help: 'Shoppers who follow your shop. Who they are is not shown.',
  weeks: 'New followers',
  weeks_help: 'How many of today’s followers came in each of the last twelve weeks.',
  week: 'Week from {date}',
  reach: 'What reaches them',
  reach_help:
    'Your news goes to the inbox of everyone who follows the shop and has not muted it, without e-mail. New products are announced automatically, once a day at most. Anyone who unfollows gets nothing more.',
  send: 'Send news',
  send_text: 'Twice in seven days. Followers read the language they use, or another one that you wrote.',
  product: 'Leads to',
  to_page: 'The page of the shop',
  sent: 'Sent; it arrives within minutes',
  next_at: 'The next news can be sent from {moment}.',
  none: 'No news was sent yet.',
  leads: 'Leads to {title}',
};
