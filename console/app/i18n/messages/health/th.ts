import type { Words } from '../en.ts';

export const health: Words['health'] = {
  timers: 'ตัวตั้งเวลา', queues: 'คิว', name: 'ชื่อ', schedule: 'กำหนดการ (UTC)', last_run: 'ทำงานล่าสุด', last_failure: 'ล้มเหลวล่าสุด', late: 'ล่าช้า', in_time: 'ตรงเวลา', waiting: 'รอ', running: 'กำลังทำ', failed: 'เลิกแล้ว', oldest: 'รอนานที่สุด', database: 'ฐานข้อมูลตอบใน', fine: 'เรียบร้อยดี', never: 'ยังไม่เคย',
  every_minute: 'ทุกนาที', every_minutes: 'ทุก %{smart_count} นาที', hourly_at: 'ทุกชั่วโมง นาทีที่ %{minute}', daily_at: 'ทุกวัน %{times}',
  all_empty: 'ทุกคิวว่างอยู่', empty_queues: 'คิวอื่นอีก %{smart_count} คิวว่างอยู่',
  jobs: {
    aftersales: { let_time_act: 'กำหนดเวลาคืนเงิน' },
    catalog: { count_views: 'นับจำนวนการเข้าชม', draw_up_tiers: 'ลำดับผลการค้นหา', find_hot: 'สินค้ายอดนิยม', find_hot_searches: 'คำค้นยอดนิยม', find_pairs: 'สินค้าแนะนำ', remake_words: 'คำสำหรับการค้นหา' },
    currencies: { fetch_rates: 'ดึงอัตราแลกเปลี่ยน' },
    deposits: { watch: 'เงินฝากบนเชน' },
    idempotency: { forget: 'ล้างคำตอบที่เก็บไว้กันส่งซ้ำ' },
    ledger: { check_books: 'นับบัญชีใหม่', fold_accounts: 'รวมยอดบัญชีที่ใช้บ่อย' },
    mail: { forget_old: 'ล้างอีเมลเก่า' },
    notifications: { forget_old: 'ล้างการแจ้งเตือนเก่า', new_products: 'ข่าวจากร้านที่ติดตาม' },
    operators: { forget_ended_sessions: 'ล้างเซสชันเก่าของเจ้าหน้าที่' },
    orders: { follow_parcels: 'ความคืบหน้าพัสดุ', let_time_act: 'กำหนดเวลาคำสั่งซื้อ' },
    payments: { tell_late: 'ข้อความชำระเงินที่มาช้า' },
    recharges: { ask_about_waiting: 'การชำระเงินที่ยังไม่เสร็จ' },
    uploads: { forget_unused: 'ล้างไฟล์ที่ไม่ได้ใช้' },
    users: { forget_ended_sessions: 'ล้างเซสชันเก่าของผู้ซื้อ', forget_old_attempts: 'ล้างประวัติการพยายามเข้าสู่ระบบ' },
    withdrawals: { pay_by_calendar: 'ปฏิทินการจ่ายเงิน' },
  },
};
