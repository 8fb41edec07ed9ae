export const currencies = {
  'currencies.pay': 'You pay {amount}.',
  'currencies.rate': 'US$1 = {worth}, {source}, {date}',
} as const;
