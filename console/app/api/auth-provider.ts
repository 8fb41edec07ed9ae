import { deskMe, deskSignOut } from '@tradewind/contract/desk/operators';
import type { AuthProvider } from 'react-admin';
import { call } from './call.ts';
import { mayOpen } from './resources.ts';
import { forgetSession, keepSession, readSession, type Session } from './session.ts';

/** Signing in takes a code or an enrolment and is the sign-in page's matter; `login` is given the opened session. */
export const authProvider: AuthProvider = {
  async login({ session }: { session: Session }) {
    keepSession(session);
  },

  async logout() {
    if (readSession()) await call(deskSignOut, {}).catch(() => undefined);
    forgetSession();
  },

  async checkAuth() {
    if (!readSession()) throw new Error('desk.errors.signed_out');
  },

  async checkError(error: { status?: number }) {
    if (error.status !== 401) return;
    forgetSession();
    throw error;
  },

  async getIdentity() {
    const operator = readSession()?.operator;
    if (!operator) throw new Error('desk.errors.signed_out');
    return { ...operator, fullName: operator.name };
  },

  /** Asked of the server, since roles can be changed while somebody is signed in. */
  async getPermissions() {
    const session = readSession();
    if (!session) return [];
    const operator = await call(deskMe, {});
    keepSession({ ...session, operator });
    return operator.roles;
  },

  async canAccess({ resource }) {
    return mayOpen(resource, readSession()?.operator.roles ?? []);
  },
};
