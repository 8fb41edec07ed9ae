export const app = {
  'app.look': 'You are looking at the account of {name} until {time}. Nothing can be changed.',
  'app.endLook': 'End the look',
  'app.offline': 'No network. You see what was loaded last.',
  'app.asOf': 'You are offline: as of {time}.',
  'app.newVersion': 'A new version is ready',
  'app.reload': 'Reload',
  'app.install': 'Tradewind on your home screen',
  'app.installText': 'It opens at once and shows on its icon what you have not read.',
  'app.installNow': 'Install',
  'app.notNow': 'Not now',
} as const;
