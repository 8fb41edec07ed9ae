import * as contract from '@tradewind/contract/operations/desk/alarms';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { alarmWatch, disk } from '../../../test/alarm-watch.ts';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { webhookReceiver } from '../../../test/webhook-receiver.ts';
import { minute } from '../../base/clock/clock.ts';

const db = await testDatabase();
const receiver = await webhookReceiver();
afterAll(() => receiver.close());
const { clock, quiet, state, watch } = alarmWatch(db);
const { data, refusal } = await testApp(db);
const admin = await buildOperator(db, ['admin'], { now: clock.now() });
const desk = { desk: admin.token };

const mailsOf = (template: string) =>
  db.read.selectFrom('mails').select(['recipient', 'letter']).where('template', '=', template).execute();

beforeEach(quiet);

describe('who is told', () => {
  it('is whoever chose mails: one when it fires and one when it is over', async () => {
    await data(contract.chooseAlarmMails, { mailed: 1 }, desk);
    await data(contract.chooseAlarmMails, { mailed: 1 }, desk);
    expect(await data(contract.alarmChannels, {}, desk)).toMatchObject({ mailed: 1, readers: [admin.name] });
    state.free = 1.5e9;
    await watch();
    await watch();
    expect(await mailsOf('desk.alarm_fired')).toMatchObject([
      {
        letter: {
          subject: 'Alarm: The disk is nearly full',
          paragraphs: ['1500\u00a0MB are left. Below 200\u00a0MB the database stops.'],
        },
      },
    ]);
    state.free = disk.roomy;
    await watch();
    await watch();
    expect(await mailsOf('desk.alarm_resolved')).toHaveLength(1);
    await data(contract.chooseAlarmMails, { mailed: 0 }, desk);
    state.free = 1.5e9;
    await watch();
    expect(await mailsOf('desk.alarm_fired')).toHaveLength(1);
    state.free = disk.roomy;
    await watch();
  });

  it('is a server, by signed messages that are sent again after a failure', async () => {
    const { id, secret } = await data(contract.addAlarmWebhook, { url: receiver.url }, desk);
    receiver.answer = 500;
    state.free = disk.nearlyFull;
    await watch();
    expect((await data(contract.alarmChannels, {}, desk)).webhooks).toMatchObject([{ id, last_outcome: '500' }]);
    receiver.answer = 200;
    clock.advance(2 * minute);
    await watch();
    state.free = disk.roomy;
    await watch();
    const types = receiver.events().map(({ type }) => type);
    expect(types).toEqual(['alarm.fired', 'alarm.fired', 'alarm.resolved']);
    const [message] = receiver.received;
    expect(new Webhook(secret).verify(message!.body, message!.headers as Record<string, string>)).toMatchObject({
      data: { cause: 'disk' },
    });
    expect((await data(contract.alarmChannels, {}, desk)).webhooks).toMatchObject([{ last_outcome: 'ok' }]);
    await data(contract.removeAlarmWebhook, { id }, desk);
    expect((await refusal(contract.removeAlarmWebhook, { id }, desk)).refusal).toBe('webhook_not_found');
    expect((await refusal(contract.testAlarmWebhook, { id }, desk)).refusal).toBe('webhook_not_found');
  });

  it('is no server in a private network, and no more than five', async () => {
    for (const url of ['https://127.0.0.1/', 'http://shop.example/', 'ftp://shop.example/', 'nonsense'])
      expect((await refusal(contract.addAlarmWebhook, { url }, desk)).refusal, url).toMatch(/^webhook_url_/);
    const added = [];
    for (let count = 0; count < 5; count += 1)
      added.push(await data(contract.addAlarmWebhook, { url: receiver.url }, desk));
    expect((await refusal(contract.addAlarmWebhook, { url: receiver.url }, desk)).refusal).toBe('webhook_limit');
    for (const { id } of added) await data(contract.removeAlarmWebhook, { id }, desk);
  });

  it('is nobody’s choice but an administrator’s where servers are called', async () => {
    const { token } = await buildOperator(db, ['finance'], { now: clock.now() });
    expect((await refusal(contract.addAlarmWebhook, { url: receiver.url }, { desk: token })).refusal).toBe(
      'desk_forbidden',
    );
  });
});
