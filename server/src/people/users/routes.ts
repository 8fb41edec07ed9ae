import * as currencies from '@tradewind/contract/money/currencies';
import * as acceptedTerms from '@tradewind/contract/people/accepted-terms';
import * as accounts from '@tradewind/contract/people/desk/accounts';
import * as deskTerms from '@tradewind/contract/people/desk/accepted-terms';
import * as desk from '@tradewind/contract/people/desk/users';
import * as contract from '@tradewind/contract/people/users';
import * as age from '@tradewind/contract/people/age';
import * as recovery from '@tradewind/contract/people/recovery';
import * as sessions from '@tradewind/contract/people/sessions';
import type { Api } from '../../base/http/api.ts';
import { acceptTerms, showAcceptedTerms } from './accepted-terms.ts';
import { acceptancesFile, listAcceptances } from './desk-accepted-terms.ts';
import { correctBirthday } from './birthday.ts';
import { endAccountSession, endAccountSessions, noteAccount } from './desk-acts.ts';
import { lockAccount, unlockAccount } from './lock-account.ts';
import { listLooks, lookAsShopper, showLook } from './looks.ts';
import { requestEmail } from './request-email.ts';
import { requestMobile } from './request-mobile.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { chooseCurrency } from './choose-currency.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmMobile, showMobile } from './confirm-mobile.ts';
import { forgotPassword } from './forgot-password.ts';
import { forgotPaymentCode } from './forgot-payment-code.ts';
import { languages } from './languages.ts';
import { endOtherSessions, endOwnSession, listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { resetPaymentCode } from './reset-payment-code.ts';
import { setLanguage } from './set-language.ts';
import { stateAge } from './state-age.ts';
import { setPaymentCode } from './set-payment-code.ts';
import { showEmail } from './show-email.ts';
import { userInfo } from './user-info.ts';
import type { UsersDeps } from './users-deps.ts';
import { verifyPaymentCode } from './verify-payment-code.ts';
import { challengeWork } from './work-proof.ts';
import { rowsBefore } from '../../base/db/paging.ts';

export function usersRoutes(api: Api, deps: UsersDeps): void {
  api.public(contract.register, (call, input) => register(deps, call, input));
  api.public(contract.login, (call, input) => login(deps, call, input));
  api.public(contract.workChallenge, (call) => challengeWork(deps, call));
  api.public(contract.logout, (call) => logout(deps, call));
  api.public(age.ageStatement, async ({ isAdult }) => ({ adult: isAdult ? (1 as const) : (0 as const) }));
  api.public(age.stateAge, (call) => stateAge(deps, call));
  api.shopper(contract.getUserInfo, (call) => userInfo(deps, call));
  api.shopper(contract.profile, (call, input) => changeProfile(deps, call, input));
  api.public(contract.changePassword, (call, input) => changePassword(deps, call, input));
  api.shopper(contract.setPaymentCode, (call, input) => setPaymentCode(deps, call, input));
  api.shopper(contract.verifyPaymentCode, (call, input) => verifyPaymentCode(deps, call, input));
  api.shopper(contract.verifyPaymentCodeOfMerchant, (call, input) => verifyPaymentCode(deps, call, input));
  api.public(contract.languageList, async ({ locale }, { page = 1, limit = 10 }) => {
    const all = languages(locale);
    return { total: all.length, count: all.length, list: all.slice(rowsBefore(page, limit), page * limit) };
  });
  api.public(contract.setLanguage, (call, input) => setLanguage(deps, call, input));
  api.public(currencies.chooseCurrency, (call, input) => chooseCurrency(deps, call, input));

  api.public(recovery.mailPasswordCode, (call, input) => forgotPassword(deps, call, input));
  api.public(recovery.resetPassword, (call, input) => resetPassword(deps, call, input));
  api.shopper(recovery.mailPaymentResetCode, (call) => forgotPaymentCode(deps, call));
  api.shopper(recovery.resetPaymentCode, (call, input) => resetPaymentCode(deps, call, input));
  api.shopper(recovery.mailEmailCode, (call, input) => requestEmail(deps, call, input));
  api.shopper(recovery.confirmEmail, (call, input) => confirmEmail(deps, call, input));
  api.shopper(recovery.textMobileCode, (call, input) => requestMobile(deps, call, input));
  api.shopper(recovery.confirmMobile, (call, input) => confirmMobile(deps, call, input));
  api.shopper(recovery.mobileState, (call) => showMobile(deps, call));
  api.shopper(recovery.emailState, (call) => showEmail(deps, call));

  api.shopper(acceptedTerms.acceptedTerms, (call) => showAcceptedTerms(deps, call));
  api.shopper(acceptedTerms.acceptTerms, (call, input) => acceptTerms(deps, call, input));
  api.operator(deskTerms.deskAcceptances, (_, input) => listAcceptances(deps.db.read, input));
  api.operatorDownload(deskTerms.exportAcceptances, async (call, filters) =>
    acceptancesFile(deps.db.read, call, filters),
  );

  api.shopper(sessions.ownSessions, (call) => listSessions(deps, call));
  api.shopper(sessions.endOwnSession, (call, input) => endOwnSession(deps, call, input));
  api.shopper(sessions.endOtherSessions, (call) => endOtherSessions(deps, call));

  api.shopper(sessions.looks, (call, input) => listLooks(deps, call, input));
  api.shopper(sessions.look, (call) => showLook(deps, call));

  api.operator(desk.correctBirthday, (call, input) => correctBirthday(deps, call, input));
  api.operator(accounts.lockAccount, (call, input) => lockAccount(deps, call, input));
  api.operator(accounts.unlockAccount, (call, input) => unlockAccount(deps, call, input));
  api.operator(accounts.endAccountSession, (call, input) => endAccountSession(deps, call, input));
  api.operator(accounts.endAccountSessions, (call, input) => endAccountSessions(deps, call, input));
  api.operator(accounts.lookAsShopper, (call, input) => lookAsShopper(deps, call, input));
  api.operator(accounts.noteAccount, (call, input) => noteAccount(deps, call, input));
}
