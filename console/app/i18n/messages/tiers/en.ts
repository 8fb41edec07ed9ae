/** What a shopper can withdraw. */
export const tiers = {
  title: 'Withdrawal limits',
  tier: 'Tier',
  day: '24 hours: {left} of {limit} left',
  month: '30 days: {left} of {limit} left',
  unlimited: 'This tier has no limit of its own.',
  given: 'Given by {by}: {reason}',
  follows: 'It follows from the account: confirmed with e-mail address and mobile number.',
  set: 'Change the tier',
  set_text: 'It applies from the next withdrawal on.',
  account: 'By the account ({tier})',
  done: 'Tier changed',
  names: { new: 'New', confirmed: 'Confirmed', verified: 'Verified' },
};
