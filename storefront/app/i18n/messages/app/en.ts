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
} as const;
