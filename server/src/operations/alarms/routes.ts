import * as contract from '@tradewind/contract/operations/desk/alarms';
import type { Api } from '../../base/http/api.ts';
import { acknowledgeAlarm } from './acknowledge-alarm.ts';
import {
  addAlarmWebhook,
  alarmChannels,
  chooseAlarmMails,
  removeAlarmWebhook,
  testAlarmWebhook,
} from './alarm-channels.ts';
import type { AlarmsDeps } from './alarms-deps.ts';
import { listAlarms } from './alarms-queries.ts';

export function alarmsRoutes(api: Api, deps: AlarmsDeps): void {
  const { read } = deps.db;
  api.operator(contract.alarms, (_call, input) => listAlarms(read, input));
  api.operator(contract.acknowledgeAlarm, (call, input) => acknowledgeAlarm(deps, call, input));
  api.operator(contract.alarmChannels, (call) => alarmChannels(read, call));
  api.operator(contract.chooseAlarmMails, (call, input) => chooseAlarmMails(deps, call, input));
  api.operator(contract.addAlarmWebhook, (call, input) => addAlarmWebhook(deps, call, input));
  api.operator(contract.removeAlarmWebhook, (call, input) => removeAlarmWebhook(deps, call, input));
  api.operator(contract.testAlarmWebhook, (call, input) => testAlarmWebhook(deps, call, input));
}
