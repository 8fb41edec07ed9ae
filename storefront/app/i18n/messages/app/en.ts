export const app = {
  'app.offline': 'No network. You see what was loaded last.',
  'app.asOf': 'You are offline: as of {time}.',
  'app.newVersion': 'A new version is ready',
  'app.reload': 'Reload',
  'app.install': 'Tradewind on your home screen',
  'app.installText': 'It opens at once and shows on its icon what you have not read.',
  'app.installNow': 'Install',
  'app.notNow': 'Not now',
} as const;
