export const currencies = {
  'currencies.title': 'Show prices in',
  'currencies.note': 'Prices in other currencies are a guide. You always pay in US dollars.',
  'currencies.pay': 'You pay {amount}.',
  'currencies.rate': 'US$1 = {worth}, {source}, {date}',
} as const;
