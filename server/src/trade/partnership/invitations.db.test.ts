import * as contract from '@tradewind/contract/trade/invitations';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { invitationActs } from '../../../test/invitation-acts.ts';
import { day } from '../../base/clock/clock.ts';

const db = await testDatabase();
const test = await testApp(db);
const { clock, data, refusal } = test;
const { set, newShopper, showMine, newPair, buy, stateOf } = await invitationActs(test);

describe('an invitation', () => {
  it('has one code for each shopper, with a link', async () => {
    const shopper = await newShopper();
    const shown = await showMine(shopper);
    expect(shown).toMatchObject({ open: 1, reward: '5.00', invited: 0, earned: '0.00', can_accept: 1, invited_by: '' });
    expect(shown.path).toBe(`/register?invite=${shown.code}`);
    expect((await showMine(shopper)).code).toBe(shown.code);
  });

  it('is accepted with its code in any spelling, and again without a change', async () => {
    const inviter = await newShopper();
    const invited = await newShopper();
    const { code } = await showMine(inviter);
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    const first = await data(contract.acceptInvitation, { code: typed }, { token: invited.token });
    expect(await data(contract.acceptInvitation, { code }, { token: invited.token })).toEqual(first);
    expect(first.invited_by).toMatch(/^.\*\*\*$/u);
    expect(await stateOf(inviter)).toEqual(['waiting']);
  });

  it.each([
    ['of nobody', 'invitation_unknown', async () => ({ invited: await newShopper(), code: 'ZZZZZZZZ' })],
    [
      'of one’s own',
      'invitation_own',
      async () => {
        const invited = await newShopper();
        return { invited, code: (await showMine(invited)).code };
      },
    ],
    [
      'of somebody who joined later',
      'invitation_own',
      async () => {
        const invited = await newShopper();
        return { invited, code: (await showMine(await newShopper())).code };
      },
    ],
    [
      'a week after the registration',
      'invitation_too_late',
      async () => {
        const { code } = await showMine(await newShopper());
        const invited = await newShopper();
        clock.advance(7 * day);
        return { invited, code };
      },
    ],
    [
      'after an order',
      'invitation_too_late',
      async () => {
        const { code } = await showMine(await newShopper());
        const invited = await newShopper(100_000n);
        await buy(invited);
        return { invited, code };
      },
    ],
    [
      'beside another one',
      'invitation_accepted',
      async () => {
        const { code } = await showMine(await newShopper());
        return { invited: (await newPair()).invited, code };
      },
    ],
  ] as const)('%s is refused', async (_case, code, given) => {
    const { invited, code: typed } = await given();
    expect(await refusal(contract.acceptInvitation, { code: typed }, { token: invited.token })).toMatchObject({
      refusal: code,
    });
  });

  it('can be accepted from several windows at once, and counts once', async () => {
    const inviter = await newShopper();
    const invited = await newShopper();
    const { code } = await showMine(inviter);
    await Promise.all(
      Array.from({ length: 8 }, () => data(contract.acceptInvitation, { code }, { token: invited.token })),
    );
    expect((await showMine(inviter)).invited).toBe(1);
  });

  it('is refused while invitations are closed', async () => {
    const inviter = await newShopper();
    const invited = await newShopper();
    const { code } = await showMine(inviter);
    await set('partnership.mode', 'closed');
    const answer = await refusal(contract.acceptInvitation, { code }, { token: invited.token });
    await set('partnership.mode', 'open');
    expect(answer.refusal).toBe('invitations_closed');
  });
});
