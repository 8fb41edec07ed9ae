import { Admin, Resource } from 'react-admin';
import { authProvider } from './api/auth-provider.ts';
import { dataProvider } from './api/data-provider.ts';
import { AuditList } from './audit/audit-list.tsx';
import { BooksPage } from './books/books-page.tsx';
import { ClockPage } from './clock/clock-page.tsx';
import { CorrectionList } from './corrections/correction-list.tsx';
import { DemoChainPage } from './demo-chain/demo-chain-page.tsx';
import { DepositList } from './deposits/deposit-list.tsx';
import { DepositPage } from './deposits/deposit-page.tsx';
import { HealthPage } from './health/health-page.tsx';
import { i18nProvider } from './i18n/i18n-provider.ts';
import { JournalList } from './journal/journal-list.tsx';
import { darkTheme, lightTheme } from './look/theme.ts';
import { NetworkList } from './networks/network-list.tsx';
import { NetworkPage } from './networks/network-page.tsx';
import { OperatorList } from './operators/operator-list.tsx';
import { RechargeList } from './recharges/recharge-list.tsx';
import { RechargePage } from './recharges/recharge-page.tsx';
import { SettingsPage } from './settings/settings-page.tsx';
import { FirstScreen } from './shell/first-screen.tsx';
import { Layout } from './shell/layout.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { UserList } from './users/user-list.tsx';
import { UserPage } from './users/user-page.tsx';
import { BatchList } from './withdrawals/batch-list.tsx';
import { WithdrawalList } from './withdrawals/withdrawal-list.tsx';
import { WithdrawalPage } from './withdrawals/withdrawal-page.tsx';

/** All screens of the desk. Who may open which is the contract's to say, see `api/resources.ts`. */
export const Desk = () => (
  <Admin
    title="Tradewind"
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    dashboard={FirstScreen}
    layout={Layout}
    loginPage={SignInPage}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    requireAuth
    disableTelemetry
  >
    <Resource name="recharges" list={RechargeList} show={RechargePage} />
    <Resource name="deposits" list={DepositList} show={DepositPage} />
    <Resource name="withdrawals" list={WithdrawalList} show={WithdrawalPage} />
    <Resource name="payout_batches" list={BatchList} />
    <Resource name="corrections" list={CorrectionList} />
    <Resource name="books" list={BooksPage} />
    <Resource name="journal" list={JournalList} />
    <Resource name="users" list={UserList} show={UserPage} />
    <Resource name="operators" list={OperatorList} />
    <Resource name="networks" list={NetworkList} show={NetworkPage} />
    <Resource name="settings" list={SettingsPage} />
    <Resource name="audit_log" list={AuditList} />
    <Resource name="health" list={HealthPage} />
    <Resource name="demo_chain" list={DemoChainPage} />
    <Resource name="clock" list={ClockPage} />
  </Admin>
);
