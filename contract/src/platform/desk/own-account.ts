import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { id, none, nothing } from '../../base/fields.ts';
import { openSession } from '../open-session.ts';
import { ownProof, ownProofRefusals, ownProofSecrets } from './own-passkeys.ts';

export const deskSessions = endpoint({
  name: 'desk.sessions',
  summary: 'The devices on which this operator is signed in',
  who: 'operator',
  method: 'GET',
  path: '/api/desk/sessions',
  input: nothing,
  output: z.object({ list: z.array(openSession) }),
  refusals: [],
});

export const endDeskSession = endpoint({
  name: 'desk.endSession',
  summary: 'Sign out one other device of this operator',
  who: 'operator',
  method: 'POST',
  path: '/api/desk/session_end',
  input: z.object({ id }),
  output: none,
  refusals: ['session_not_found'],
});

export const endOtherDeskSessions = endpoint({
  name: 'desk.endOtherSessions',
  summary: 'Sign out every device of this operator except this one',
  who: 'operator',
  method: 'POST',
  path: '/api/desk/sessions_end_others',
  input: nothing,
  output: z.object({ ended: z.int() }),
  refusals: [],
});

export const changeDeskPassword = endpoint({
  name: 'desk.changePassword',
  summary: 'Change the own password, with the old one and a code of the authenticator or a passkey; other sessions end',
  who: 'operator',
  method: 'POST',
  path: '/api/desk/password_change',
  input: z.object({
    ...ownProof,
    new_password: z.string().min(1).max(128),
  }),
  output: none,
  refusals: [...ownProofRefusals, 'desk_password_weak', 'password_same'],
  secrets: [...ownProofSecrets, 'new_password'],
});
