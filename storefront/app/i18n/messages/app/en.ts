export const app = {
  'app.look': 'You’re viewing {name}’s account until {time}. Nothing can be changed.',
  'app.endLook': 'Stop viewing',
  'app.offline': 'You’re offline. Showing what loaded last.',
  'app.asOf': 'You’re offline: as of {time}.',
  'app.newVersion': 'A new version is ready',
  'app.reload': 'Reload',
  'app.install': 'Add Tradewind to your home screen',
  'app.installText': 'It opens instantly and shows your unread count on its icon.',
  'app.installNow': 'Install',
  'app.notNow': 'Not now',

  'shell.copied': 'Copied',
  'shell.copyFail': 'Copy Fail',
  'shell.copyNeedsHttps': 'This operation is not supported by non-HTTPS protocol',

  'currencies.title': 'Show prices in',
  'currencies.note': 'Prices in other currencies are a guide. You always pay in US dollars.',
} as const;
