export { addWorkingDays } from './working-days.ts';
export { dayOf, daysOffAfter, deleteDayOff, insertDaysOff, lockDayOff } from './days-off.ts';
export { readSettings, readSettingsOverTime } from './read-settings.ts';
export { isSettingDecided, settingHistory, setSetting } from './set-setting.ts';
export {
  isGuarded,
  isSettingName,
  parseSetting,
  settingNames,
  settingsFrom,
  type SettingInput,
  type SettingName,
  type Settings,
} from './settings.ts';
