import { Suspense } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { authProvider } from './api/auth-provider.ts';
import { dataProvider } from './api/data-provider.ts';
import { i18nProvider } from './i18n/i18n-provider.ts';
import { darkTheme, lightTheme } from './design/theme.ts';
import { Layout } from './shell/layout.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { readSession } from './api/session.ts';
import { screens } from './screens.ts';

/** All screens of the console. The contract declares who may open which, see `api/resources.ts`. */
export const Desk = () => (
  <Admin
    title="Tradewind"
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    dashboard={HomePage}
    layout={Layout}
    loginPage={SignInPage}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    requireAuth
    disableTelemetry
  >
    <Resource name="recharges" list={screens.RechargeList} show={screens.RechargePage} />
    <Resource name="deposits" list={screens.DepositList} show={screens.DepositPage} />
    <Resource name="withdrawals" list={screens.WithdrawalList} show={screens.WithdrawalPage} />
    <Resource name="payout_batches" list={screens.BatchList} />
    <Resource name="statements" list={screens.BankStatementList} show={screens.BankStatementPage} />
    <Resource name="chain_balances" list={screens.ChainBalanceList} />
    <Resource name="commissions" list={screens.CommissionList} />
    <Resource name="duties" list={screens.DutyList} />
    <Resource name="duty_remittances" list={screens.RemittanceList} />
    <Resource name="invitations" list={screens.InvitationsPage} />
    <Resource name="promos" list={screens.PromosPage} show={screens.PromoPage} />
    <Resource name="corrections" list={screens.CorrectionList} />
    <Resource name="corrections_of_shops" list={screens.ShopCorrectionList} />
    <Resource name="books" list={screens.BooksPage} />
    <Resource name="journal" list={screens.JournalList} />
    <Resource name="disputes" list={screens.DisputeList} show={screens.DisputePage} />
    <Resource name="questions" list={screens.QuestionList} show={screens.QuestionPage} />
    <Resource name="reviews" list={screens.ReviewList} show={screens.ReviewPage} />
    <Resource name="exports" list={screens.ExportsPage} />
    <Resource name="risks" list={screens.RiskList} />
    <Resource name="users" list={screens.UserList} show={screens.UserPage} />
    <Resource name="products" list={screens.DeskProductList} />
    <Resource name="applications" list={screens.ApplicationList} show={screens.ApplicationPage} />
    <Resource name="shops" list={screens.ShopList} show={screens.ShopPage} />
    <Resource
      name="categories"
      list={screens.CategoryList}
      show={screens.CategoryPage}
      create={screens.NewCategoryPage}
    />
    <Resource name="restrictions" list={screens.RestrictionList} />
    <Resource name="synonyms" list={screens.SynonymList} />
    <Resource name="flash_sales" list={screens.FlashSaleList} show={screens.FlashSalePage} />
    <Resource name="traders" list={screens.TraderList} />
    <Resource name="changes" list={screens.ChangeList} />
    <Resource name="operators" list={screens.OperatorList} />
    <Resource name="mails" list={screens.MailList} show={screens.MailPage} />
    <Resource name="networks" list={screens.NetworkList} show={screens.NetworkPage} />
    <Resource name="rates" list={screens.RatesPage} />
    <Resource name="settings" list={screens.SettingsPage} />
    <Resource name="service" list={screens.DeskServicePage} />
    <Resource name="texts" list={screens.TextList} show={screens.TextPage} />
    <Resource name="messages" list={screens.MessageList} />
    <Resource name="accepted_terms" list={screens.AcceptanceList} />
    <Resource name="banners" list={screens.BannerList} show={screens.BannerPage} create={screens.NewBannerPage} />
    <Resource
      name="home_sections"
      list={screens.HomeSectionList}
      show={screens.HomeSectionPage}
      create={screens.NewHomeSectionPage}
    />
    <Resource name="announcements" list={screens.AnnouncementList} />
    <Resource name="days_off" list={screens.DayOffList} />
    <Resource name="audit_log" list={screens.AuditList} />
    <Resource name="reports" list={screens.ReportsPage} />
    <Resource name="checklist" list={screens.ChecklistPage} />
    <Resource name="alarms" list={screens.AlarmsPage} />
    <Resource name="health" list={screens.HealthPage} />
    <Resource name="demo_chain" list={screens.DemoChainPage} />
    <Resource name="clock" list={screens.ClockPage} />
    <Resource name="orders" list={screens.OrderList} show={screens.OrderPage} />
    <Resource name="shop_analytics" list={screens.AnalyticsPage} />
    <Resource name="shop_orders" list={screens.ShopOrderList} show={screens.ShopOrderPage} />
    <Resource name="shop_service" list={screens.ShopServicePage} />
    <Resource name="shop_inbox" list={screens.InboxPage} />
    <Resource name="shop_freight" list={screens.FreightPage} />
    <Resource name="shop_promos" list={screens.ShopPromosPage} />
    <Resource name="shop_fines" list={screens.FineList} />
    <Resource name="shop_flash_sales" list={screens.ShopFlashSalesPage} />
    <Resource name="shop_earnings" list={screens.EarningsPage} />
    <Resource name="shop_payouts" list={screens.PayoutsPage} />
    <Resource name="shop_refunds" list={screens.RefundList} show={screens.RefundPage} />
    <Resource
      name="shop_products"
      list={screens.ProductList}
      show={screens.ProductPage}
      create={screens.NewProductPage}
    />
    <Resource name="shop_followers" list={screens.FollowersPage} />
    <Resource name="shop_page" list={screens.ShopPageScreen} />
    <Resource name="shop_imports" list={screens.ImportList} show={screens.ImportPage} />
    <Resource name="shop_profile" list={screens.ProfilePage} />
    <Resource name="shop_members" list={screens.MembersPage} />
    <Resource name="shop_api_keys" list={screens.ApiKeysPage} />
    <Resource name="shop_webhooks" list={screens.WebhooksPage} />
    <Resource name="shop_audit" list={screens.ShopAuditList} />
    <Resource name="shop_questions" list={screens.ShopQuestionList} show={screens.ShopQuestionPage} />
    <Resource name="shop_reviews" list={screens.ShopReviewList} show={screens.ShopReviewPage} />
    <CustomRoutes>
      <Route path="/account" element={<OwnAccountPage />} />
    </CustomRoutes>
    <CustomRoutes noLayout>
      <Route
        path="/shop_slip/:id"
        element={
          <Suspense fallback={null}>
            <screens.PackingSlipPage />
          </Suspense>
        }
      />
      <Route
        path="/shop_statement/:month"
        element={
          <Suspense fallback={null}>
            <screens.StatementPage />
          </Suspense>
        }
      />
      <Route
        path="/shop_print/:what"
        element={
          <Suspense fallback={null}>
            <screens.PrintPage />
          </Suspense>
        }
      />
    </CustomRoutes>
  </Admin>
);

/** The account of whoever is signed in. */
const OwnAccountPage = () => {
  const session = readSession();
  return session && 'shop' in session ? <screens.ShopAccountPage /> : <screens.AccountPage />;
};

/** The dashboard of the desk or of the shop desk. */
const HomePage = () => {
  const session = readSession();
  return session && 'shop' in session ? <screens.ShopDashboard session={session} /> : <screens.Dashboard />;
};
