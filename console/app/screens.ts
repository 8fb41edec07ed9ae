import { lazy } from 'react';

/** Each screen is a chunk of its own, loaded when it is first opened. */
export const screens = {
  AcceptanceList: lazy(async () => ({
    default: (await import('./people/accepted-terms/acceptance-list.tsx')).AcceptanceList,
  })),
  AccountPage: lazy(async () => ({ default: (await import('./platform/account/account-page.tsx')).AccountPage })),
  ShopAccountPage: lazy(async () => ({
    default: (await import('./people/shop-desk/account/shop-account-page.tsx')).ShopAccountPage,
  })),
  AlarmsPage: lazy(async () => ({ default: (await import('./operations/alarms/alarms-page.tsx')).AlarmsPage })),
  AnnouncementList: lazy(async () => ({
    default: (await import('./platform/announcements/announcement-list.tsx')).AnnouncementList,
  })),
  ApplicationList: lazy(async () => ({
    default: (await import('./goods/applications/application-list.tsx')).ApplicationList,
  })),
  ApplicationPage: lazy(async () => ({
    default: (await import('./goods/applications/application-page.tsx')).ApplicationPage,
  })),
  AuditList: lazy(async () => ({ default: (await import('./platform/audit/audit-list.tsx')).AuditList })),
  CategoryList: lazy(async () => ({
    default: (await import('./goods/categories/category-list.tsx')).CategoryList,
  })),
  CategoryPage: lazy(async () => ({
    default: (await import('./goods/categories/category-page.tsx')).CategoryPage,
  })),
  NewCategoryPage: lazy(async () => ({
    default: (await import('./goods/categories/category-page.tsx')).NewCategoryPage,
  })),
  BannerList: lazy(async () => ({ default: (await import('./goods/banners/banner-list.tsx')).BannerList })),
  BannerPage: lazy(async () => ({ default: (await import('./goods/banners/banner-page.tsx')).BannerPage })),
  NewBannerPage: lazy(async () => ({ default: (await import('./goods/banners/banner-page.tsx')).NewBannerPage })),
  FlashSaleList: lazy(async () => ({
    default: (await import('./goods/flash-sales/flash-sale-list.tsx')).FlashSaleList,
  })),
  FlashSalePage: lazy(async () => ({
    default: (await import('./goods/flash-sales/flash-sale-page.tsx')).FlashSalePage,
  })),
  ShopFlashSalesPage: lazy(async () => ({
    default: (await import('./goods/shop-desk/flash-sales/shop-flash-sales-page.tsx')).ShopFlashSalesPage,
  })),
  HomeSectionList: lazy(async () => ({
    default: (await import('./goods/home/home-section-list.tsx')).HomeSectionList,
  })),
  HomeSectionPage: lazy(async () => ({
    default: (await import('./goods/home/home-section-page.tsx')).HomeSectionPage,
  })),
  NewHomeSectionPage: lazy(async () => ({
    default: (await import('./goods/home/home-section-page.tsx')).NewHomeSectionPage,
  })),
  BooksPage: lazy(async () => ({ default: (await import('./money/books/books-page.tsx')).BooksPage })),
  ChangeList: lazy(async () => ({ default: (await import('./platform/changes/change-list.tsx')).ChangeList })),
  ChecklistPage: lazy(async () => ({
    default: (await import('./operations/checklist/checklist-page.tsx')).ChecklistPage,
  })),
  ClockPage: lazy(async () => ({ default: (await import('./operations/clock/clock-page.tsx')).ClockPage })),
  CommissionList: lazy(async () => ({
    default: (await import('./money/commissions/commission-list.tsx')).CommissionList,
  })),
  CorrectionList: lazy(async () => ({
    default: (await import('./money/corrections/correction-list.tsx')).CorrectionList,
  })),
  Dashboard: lazy(async () => ({ default: (await import('./operations/dashboard/dashboard.tsx')).Dashboard })),
  DayOffList: lazy(async () => ({ default: (await import('./platform/settings/day-off-list.tsx')).DayOffList })),
  DemoChainPage: lazy(async () => ({
    default: (await import('./operations/demo-chain/demo-chain-page.tsx')).DemoChainPage,
  })),
  DepositList: lazy(async () => ({ default: (await import('./money/deposits/deposit-list.tsx')).DepositList })),
  DepositPage: lazy(async () => ({ default: (await import('./money/deposits/deposit-page.tsx')).DepositPage })),
  DisputeList: lazy(async () => ({ default: (await import('./trade/disputes/dispute-list.tsx')).DisputeList })),
  DisputePage: lazy(async () => ({ default: (await import('./trade/disputes/dispute-page.tsx')).DisputePage })),
  DutyList: lazy(async () => ({ default: (await import('./trade/duties/duty-list.tsx')).DutyList })),
  RemittanceList: lazy(async () => ({ default: (await import('./trade/duties/remittance-list.tsx')).RemittanceList })),
  FineList: lazy(async () => ({ default: (await import('./trade/shop-desk/fines/fine-list.tsx')).FineList })),
  FreightPage: lazy(async () => ({
    default: (await import('./trade/shop-desk/freight/freight-page.tsx')).FreightPage,
  })),
  HealthPage: lazy(async () => ({ default: (await import('./operations/health/health-page.tsx')).HealthPage })),
  JournalList: lazy(async () => ({ default: (await import('./money/journal/journal-list.tsx')).JournalList })),
  MailList: lazy(async () => ({ default: (await import('./platform/mails/mail-list.tsx')).MailList })),
  MailPage: lazy(async () => ({ default: (await import('./platform/mails/mail-page.tsx')).MailPage })),
  MessageList: lazy(async () => ({ default: (await import('./platform/messages/message-list.tsx')).MessageList })),
  NetworkList: lazy(async () => ({ default: (await import('./money/networks/network-list.tsx')).NetworkList })),
  NetworkPage: lazy(async () => ({ default: (await import('./money/networks/network-page.tsx')).NetworkPage })),
  OperatorList: lazy(async () => ({ default: (await import('./platform/operators/operator-list.tsx')).OperatorList })),
  OrderList: lazy(async () => ({ default: (await import('./trade/orders/order-list.tsx')).OrderList })),
  OrderPage: lazy(async () => ({ default: (await import('./trade/orders/order-page.tsx')).OrderPage })),
  InvitationsPage: lazy(async () => ({
    default: (await import('./trade/invitations/invitations-page.tsx')).InvitationsPage,
  })),
  PromoPage: lazy(async () => ({ default: (await import('./trade/promos/promo-page.tsx')).PromoPage })),
  PromosPage: lazy(async () => ({ default: (await import('./trade/promos/promos-page.tsx')).PromosPage })),
  ShopPromosPage: lazy(async () => ({
    default: (await import('./trade/shop-desk/promos/shop-promos-page.tsx')).ShopPromosPage,
  })),
  RatesPage: lazy(async () => ({ default: (await import('./money/rates/rates-page.tsx')).RatesPage })),
  RechargeList: lazy(async () => ({ default: (await import('./money/recharges/recharge-list.tsx')).RechargeList })),
  RechargePage: lazy(async () => ({ default: (await import('./money/recharges/recharge-page.tsx')).RechargePage })),
  QuestionList: lazy(async () => ({ default: (await import('./trade/questions/question-list.tsx')).QuestionList })),
  QuestionPage: lazy(async () => ({ default: (await import('./trade/questions/question-page.tsx')).QuestionPage })),
  ShopQuestionList: lazy(async () => ({
    default: (await import('./trade/shop-desk/questions/shop-question-list.tsx')).ShopQuestionList,
  })),
  ShopQuestionPage: lazy(async () => ({
    default: (await import('./trade/shop-desk/questions/shop-question-page.tsx')).ShopQuestionPage,
  })),
  ReviewList: lazy(async () => ({ default: (await import('./trade/reviews/review-list.tsx')).ReviewList })),
  ReviewPage: lazy(async () => ({ default: (await import('./trade/reviews/review-page.tsx')).ReviewPage })),
  ShopReviewList: lazy(async () => ({
    default: (await import('./trade/shop-desk/reviews/shop-review-list.tsx')).ShopReviewList,
  })),
  ShopReviewPage: lazy(async () => ({
    default: (await import('./trade/shop-desk/reviews/shop-review-page.tsx')).ShopReviewPage,
  })),
  DeskServicePage: lazy(async () => ({
    default: (await import('./trade/service/service-page.tsx')).DeskServicePage,
  })),
  ShopServicePage: lazy(async () => ({
    default: (await import('./trade/service/service-page.tsx')).ShopServicePage,
  })),
  ReportsPage: lazy(async () => ({ default: (await import('./operations/reports/reports-page.tsx')).ReportsPage })),
  SettingsPage: lazy(async () => ({ default: (await import('./platform/settings/settings-page.tsx')).SettingsPage })),
  InboxPage: lazy(async () => ({ default: (await import('./operations/shop-desk/inbox/inbox-page.tsx')).InboxPage })),
  PackingSlipPage: lazy(async () => ({
    default: (await import('./trade/shop-desk/orders/packing-slip-page.tsx')).PackingSlipPage,
  })),
  PrintPage: lazy(async () => ({
    default: (await import('./trade/shop-desk/fulfilment/print-page.tsx')).PrintPage,
  })),
  RefundList: lazy(async () => ({
    default: (await import('./trade/shop-desk/aftersales/refund-list.tsx')).RefundList,
  })),
  RefundPage: lazy(async () => ({
    default: (await import('./trade/shop-desk/aftersales/refund-page.tsx')).RefundPage,
  })),
  ShopDashboard: lazy(async () => ({
    default: (await import('./operations/shop-desk/dashboard/shop-dashboard.tsx')).ShopDashboard,
  })),
  AnalyticsPage: lazy(async () => ({
    default: (await import('./operations/shop-desk/analytics/analytics-page.tsx')).AnalyticsPage,
  })),
  ShopOrderList: lazy(async () => ({
    default: (await import('./trade/shop-desk/orders/shop-order-list.tsx')).ShopOrderList,
  })),
  ShopOrderPage: lazy(async () => ({
    default: (await import('./trade/shop-desk/orders/shop-order-page.tsx')).ShopOrderPage,
  })),
  EarningsPage: lazy(async () => ({
    default: (await import('./money/shop-desk/earnings/earnings-page.tsx')).EarningsPage,
  })),
  StatementPage: lazy(async () => ({
    default: (await import('./money/shop-desk/earnings/statement-page.tsx')).StatementPage,
  })),
  PayoutsPage: lazy(async () => ({
    default: (await import('./money/shop-desk/payouts/payouts-page.tsx')).PayoutsPage,
  })),
  ProductList: lazy(async () => ({
    default: (await import('./goods/shop-desk/products/product-list.tsx')).ProductList,
  })),
  ProductPage: lazy(async () => ({
    default: (await import('./goods/shop-desk/products/product-page.tsx')).ProductPage,
  })),
  NewProductPage: lazy(async () => ({
    default: (await import('./goods/shop-desk/products/product-page.tsx')).NewProductPage,
  })),
  ImportList: lazy(async () => ({
    default: (await import('./goods/shop-desk/imports/import-list.tsx')).ImportList,
  })),
  ImportPage: lazy(async () => ({
    default: (await import('./goods/shop-desk/imports/import-page.tsx')).ImportPage,
  })),
  MembersPage: lazy(async () => ({
    default: (await import('./goods/shop-desk/members/members-page.tsx')).MembersPage,
  })),
  WebhooksPage: lazy(async () => ({
    default: (await import('./operations/shop-desk/webhooks/webhooks-page.tsx')).WebhooksPage,
  })),
  ApiKeysPage: lazy(async () => ({
    default: (await import('./goods/shop-desk/api-keys/api-keys-page.tsx')).ApiKeysPage,
  })),
  ShopAuditList: lazy(async () => ({
    default: (await import('./goods/shop-desk/audit/shop-audit-list.tsx')).ShopAuditList,
  })),
  FollowersPage: lazy(async () => ({
    default: (await import('./goods/shop-desk/followers/followers-page.tsx')).FollowersPage,
  })),
  ShopPageScreen: lazy(async () => ({
    default: (await import('./goods/shop-desk/page/page-editor.tsx')).ShopPageScreen,
  })),
  ProfilePage: lazy(async () => ({
    default: (await import('./goods/shop-desk/profile/profile-page.tsx')).ProfilePage,
  })),
  DeskProductList: lazy(async () => ({
    default: (await import('./goods/products/desk-product-list.tsx')).DeskProductList,
  })),
  TextList: lazy(async () => ({ default: (await import('./platform/texts/text-list.tsx')).TextList })),
  TextPage: lazy(async () => ({ default: (await import('./platform/texts/text-page.tsx')).TextPage })),
  ShopCorrectionList: lazy(async () => ({
    default: (await import('./trade/shop-corrections/shop-correction-list.tsx')).ShopCorrectionList,
  })),
  ShopList: lazy(async () => ({ default: (await import('./operations/shops/shop-list.tsx')).ShopList })),
  ShopPage: lazy(async () => ({ default: (await import('./operations/shops/shop-page.tsx')).ShopPage })),
  RestrictionList: lazy(async () => ({
    default: (await import('./goods/restrictions/restriction-list.tsx')).RestrictionList,
  })),
  SynonymList: lazy(async () => ({ default: (await import('./goods/synonyms/synonym-list.tsx')).SynonymList })),
  TraderList: lazy(async () => ({ default: (await import('./goods/traders/trader-list.tsx')).TraderList })),
  UserList: lazy(async () => ({ default: (await import('./people/users/user-list.tsx')).UserList })),
  UserPage: lazy(async () => ({ default: (await import('./people/users/user-page.tsx')).UserPage })),
  BankStatementList: lazy(async () => ({
    default: (await import('./money/statements/bank-statement-list.tsx')).BankStatementList,
  })),
  BankStatementPage: lazy(async () => ({
    default: (await import('./money/statements/bank-statement-page.tsx')).BankStatementPage,
  })),
  ChainBalanceList: lazy(async () => ({
    default: (await import('./money/chain-balances/chain-balance-list.tsx')).ChainBalanceList,
  })),
  BatchList: lazy(async () => ({ default: (await import('./money/withdrawals/batch-list.tsx')).BatchList })),
  ExportsPage: lazy(async () => ({ default: (await import('./operations/exports/exports-page.tsx')).ExportsPage })),
  RiskList: lazy(async () => ({ default: (await import('./operations/risk/risk-list.tsx')).RiskList })),
  WithdrawalList: lazy(async () => ({
    default: (await import('./money/withdrawals/withdrawal-list.tsx')).WithdrawalList,
  })),
  WithdrawalPage: lazy(async () => ({
    default: (await import('./money/withdrawals/withdrawal-page.tsx')).WithdrawalPage,
  })),
};
