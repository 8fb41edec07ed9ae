/** Reviews at a shop's desk and at the operators'. */
export const reviews = {
  title: 'Review of %{product}', what: 'Review', goods: 'Goods', shop: 'Shop', by: 'By', written: 'Written', order: 'Order', rating: 'Rating', product_score: 'Goods', service_score: 'Service', postage_score: 'Delivery',
  no_words: 'No words', edited: 'Changed since', follow_up: 'Added later', picture: 'Picture', helpful: 'Found helpful by', facts: 'About it', unnamed: 'Wishes to stay unnamed',
  reply: 'Reply', reply_text: 'Everybody reads it below the review. There is one reply, and it can’t be changed.', reply_label: 'Your reply', replied: 'Replied', reply_of: 'Reply of the shop', no_reply: 'Not replied to yet',
  report: 'Report', report_text: 'An operator looks at it. A review does not go because it is unfavourable.', report_reason: 'What is wrong with it', report_words: 'What the operator should know', reported: 'Reported',
  waits: 'Reported, not decided yet', hidden: 'Hidden', hidden_text: 'Nobody but its author, the shop and the desk sees it, and it counts no more. Reason: %{because}', hidden_by: 'Hidden by', reports: 'Reports', report_line: '%{by}: %{reason}', for_shop: 'for the shop', decided: 'decided',
  hide: 'Hide', hide_text: 'Nobody else sees it then, and it counts no more. The buyer reads your reason.', hide_done: 'Hidden', keep: 'Let it stand', keep_text: 'The reports are closed and the review stays. Your reason goes into the audit log.', keep_done: 'It stands',
  show: 'Show again', show_text: 'Everybody sees it again, and it counts. Your reason goes into the audit log.', show_done: 'Shown again', why: 'Why',
  queues: { reported: 'Reported', hidden: 'Hidden', shown: 'Shown' }, shop_queues: { open: 'To reply', low: 'Three stars or less', replied: 'Replied' }, search: 'Words, account or order number',
};
