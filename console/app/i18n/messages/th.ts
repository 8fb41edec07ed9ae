import type { Words } from './en.ts';
import { aftersales } from './aftersales/th.ts';
import { audit } from './audit/th.ts';
import { chains } from './chains/th.ts';
import { freight } from './freight/th.ts';
import { health } from './health/th.ts';
import { house } from './house/th.ts';
import { mails } from './mails/th.ts';
import { profile } from './profile/th.ts';
import { promos } from './promos/th.ts';
import { reviews } from './reviews/th.ts';
import { rates } from './rates/th.ts';
import { settlement } from './settlement/th.ts';
import { shop } from './shop/th.ts';

export const th: Words = {
  console: 'หลังบ้าน',
  errors: { unreachable: 'เซิร์ฟเวอร์ไม่ตอบ โปรดตรวจสอบการเชื่อมต่อแล้วลองใหม่ การทำซ้ำจะมีผลเพียงครั้งเดียว', unreadable: 'อ่านคำตอบของเซิร์ฟเวอร์ไม่ได้ โปรดลองใหม่', signed_out: 'โปรดเข้าสู่ระบบเพื่อดำเนินการต่อ' },
  menu: {
    promos: 'โค้ดส่วนลด', shop_promos: 'โค้ดส่วนลด',
    days_off: 'วันหยุด', duty_remittances: 'นำส่งหน่วยงาน', traders: 'ผู้ดำเนินร้าน',
    duties: 'อากรและภาษี', shop_freight: 'การจัดส่ง',
    rates: 'อัตราแลกเปลี่ยน', mails: 'กล่องส่งอีเมล', reviews: 'รีวิว', shop_reviews: 'รีวิว', disputes: 'ข้อพิพาท', shop_refunds: 'คืนเงิน', dashboard: 'ภาพรวม', recharges: 'เติมเงิน', deposits: 'เงินฝาก', networks: 'เครือข่าย', withdrawals: 'ถอนเงิน', payout_batches: 'ชุดการจ่ายเงิน', commissions: 'ค่าคอมมิชชัน', shop_earnings: 'รายได้', shop_payouts: 'เบิกเงิน', corrections: 'ปรับปรุงยอด', orders: 'คำสั่งซื้อ', shop_orders: 'คำสั่งซื้อ', shop_inbox: 'กล่องข้อความ', shop_profile: 'ข้อมูลร้าน', users: 'ผู้ซื้อ', journal: 'สมุดรายวัน', books: 'บัญชี', settings: 'การตั้งค่า',
    operators: 'เจ้าหน้าที่', audit_log: 'บันทึกการทำงาน', health: 'สถานะระบบ', clock: 'นาฬิกา', demo_chain: 'เชนสาธิต', open: 'เปิดเมนู', sign_out: 'ออกจากระบบ', theme: 'สว่างหรือมืด', language: 'ภาษา', money: 'การเงิน', people: 'บุคคล', house: 'ระบบ',
  },
  roles: { finance: 'การเงิน', support: 'ฝ่ายช่วยเหลือ', catalogue: 'สินค้า', admin: 'ผู้ดูแล' },
  sign_in: {
    title: 'เข้าสู่ระบบหลังบ้าน', email: 'อีเมล', password: 'รหัสผ่าน', code: 'รหัสจากแอปยืนยันตัวตน', code_help: 'เว้นว่างไว้เมื่อเข้าครั้งแรก', submit: 'เข้าสู่ระบบ', enrol_title: 'ตั้งค่ารหัส',
    enrol_text: 'สแกนด้วยแอปยืนยันตัวตน หรือพิมพ์คีย์ลับลงในแอป ใช้ได้ %{minutes} นาที', secret: 'คีย์ลับ', qr: 'คิวอาร์โค้ดสำหรับแอปยืนยันตัวตน', new_password: 'รหัสผ่านของคุณเอง', new_password_help: 'อย่างน้อย %{length} ตัวอักษร', enrol_submit: 'เสร็จแล้วเข้าสู่ระบบ', back: 'เริ่มใหม่',
  },
  common: {
    over: 'หมดเวลา', all: 'ทั้งหมด', shopper: 'ผู้ซื้อ', state: 'สถานะ', amount: 'จำนวนเงิน', network: 'เครือข่าย', method: 'วิธี', address: 'ที่อยู่', asked_at: 'ขอเมื่อ', decided: 'ตัดสินเมื่อ', reason: 'เหตุผล', reason_help: 'ผู้ซื้อจะเห็นข้อความนี้ทุกคำ', by: 'โดย', at: 'เวลา', details: 'รายละเอียด', search: 'ค้นหา',
    from: 'ตั้งแต่', until: 'ถึง (รวมวันนั้น)', balance: 'ใช้ได้', held: 'กันไว้', reference: 'เลขอ้างอิง', copy: 'คัดลอก', copied: 'คัดลอกแล้ว', close: 'ปิด', back: 'กลับไปที่รายการ', total: 'รวม', download: 'ดาวน์โหลด CSV', id: 'รหัส', nobody: 'อัตโนมัติ', acts: 'สิ่งที่ทำได้', shopper_id: 'รหัสผู้ซื้อ', find_shopper: 'ค้นหาด้วยบัญชี อีเมล ชื่อ หรือเบอร์มือถือ', searching: 'กำลังค้นหา…', nobody_found: 'ไม่พบ', clear: 'ล้าง', show_choices: 'แสดงตัวเลือก', kind: 'ประเภท', empty: 'ไม่มีรายการ',
  },
  methods: { chain: 'บนเชน', manual: 'หลักฐาน', card: 'บัตร', online: 'ออนไลน์', bank: 'ธนาคาร' },
  recharges: {
    agreed: 'บันทึกแล้ว ต้องมีอีกคนยืนยันยอดที่ได้รับเท่ากัน', large: 'จำนวนสูง ต้องมีสองคนยืนยันยอดที่ได้รับเท่ากัน คนที่สองเป็นผู้เติม', approvals: 'ผู้เห็นชอบแล้ว', approval: '%{operator}: %{amount}',
    title: 'เติมเงิน %{amount}', asked: 'ยอดที่ขอ', arrived: 'ยอดที่ได้รับ', evidence: 'หลักฐาน', no_evidence: 'วิธีนี้ไม่มีรูปภาพ', enlarge: 'ขยาย', duplicates: 'รูปซ้ำ %{count} รายการ', same_picture: 'รูปเดียวกันที่อื่น', same_picture_text: 'รูปนี้ถูกส่งมากกว่าหนึ่งครั้ง โปรดตรวจให้ละเอียดก่อนอนุมัติ', own: 'ผู้ซื้อคนเดียวกัน',
    address_known: 'ที่อยู่ของผู้ซื้อรายนี้', address_unknown: 'ไม่ใช่ที่อยู่ของผู้ซื้อรายนี้', only_duplicates: 'เฉพาะรูปซ้ำ', taken_back: 'เรียกคืน', borne: 'แพลตฟอร์มรับภาระ', message: 'ข้อความถึงผู้ซื้อ', payment: 'หลักฐานการชำระ', states: { waiting: 'รอชำระ', auditing: 'กำลังตรวจสอบ', passed: 'ผ่าน', refused: 'ปฏิเสธ' },
    approve: 'อนุมัติ', approve_text: 'เพิ่มยอดที่ได้รับให้ %{name} ยกเลิกที่นี่ไม่ได้ ต้องปรับปรุงยอดโดยสองคน', arrived_label: 'ยอดที่ได้รับ (USD)', message_label: 'ข้อความถึงผู้ซื้อ', message_help: 'ต้องกรอกเมื่อยอดต่างจากที่ขอ', approved: 'เพิ่มยอดแล้ว', refuse: 'ปฏิเสธ', refuse_text: 'จะไม่เพิ่มยอดให้ %{name}', refused: 'ปฏิเสธแล้ว', reversals: 'ข้อโต้แย้งและการคืนเงิน', reversal: { dispute: 'ข้อโต้แย้ง', refund: 'คืนเงิน' },
  },
  withdrawals: {
    own_approval: 'คุณอนุมัติแล้ว ต้องให้คนอื่นเป็นผู้ผ่านรายการ', release: 'ปลดการพัก', release_text: 'มีการดึงเงินคืนจากการชำระของ %{name} จึงพักไว้ ปลดเมื่อเรื่องความเสียหายเรียบร้อยแล้วเท่านั้น', released: 'ปลดแล้ว', held_text: 'มีการดึงเงินคืนจากการชำระของสมาชิกรายนี้ จ่ายไม่ได้จนกว่าจะปลดหรือปฏิเสธ', taken_back: 'ถูกดึงคืน', release_reason: 'เหตุผลที่ปลด',
    title: 'ถอนเงิน %{sn}', asked_by: 'ผู้ขอถอน', receives: 'ยอดที่จะได้รับ', fee: 'ค่าธรรมเนียม', fee_waived: 'ยกเว้นค่าธรรมเนียม', to: 'ปลายทาง', holder: 'ชื่อบัญชี', bank_name: 'ธนาคาร', review_before: 'ตัดสินก่อน', not_before: 'เร็วที่สุด', late: 'เกินกำหนด', code_unchecked: 'ไม่มีรหัสชำระเงิน', code_unchecked_text: 'ขอจากแอปรุ่นเก่าโดยไม่มีรหัสชำระเงิน โปรดตรวจให้ละเอียด', second: 'ต้องสองคน', approved_by: 'อนุมัติโดย', decided_by: 'ตัดสินโดย', batch: 'ชุด', rate: 'อัตรา', arrival: 'สัญญาว่าจะถึงใน',
    hours: '%{smart_count} ชั่วโมง', credentials: 'เปลี่ยนรหัสเมื่อ', address_added: 'เพิ่มที่อยู่เมื่อ', address_uses: 'เคยจ่ายไปที่นี่', times: '%{smart_count} ครั้ง', never: 'ไม่เคย', history: 'ความเป็นมา', promise: 'คำสัญญา', judge: 'ข้อมูลประกอบการตัดสิน', queues: { auditing: 'กำลังตรวจสอบ', needs_approval: 'รออนุมัติ', ready: 'พร้อมจ่าย', on_hold: 'พักไว้', paying: 'กำลังจ่าย', late: 'เกินกำหนด', passed: 'ผ่าน', refused: 'ปฏิเสธ', cancelled: 'ยกเลิก' },
    events: { asked: 'ขอถอน', approved: 'อนุมัติ', released: 'ปลดการพัก', handed_over: 'ส่งไปจ่ายเงิน', passed: 'ผ่าน', refused: 'ปฏิเสธ', cancelled: 'ยกเลิก' }, pass: 'ให้ผ่าน', pass_text: 'บันทึกว่าจ่าย %{amount} ให้ %{name} แล้ว', reference_label: 'เลขอ้างอิงของธนาคารหรือแฮชธุรกรรม', passed: 'ผ่านแล้ว', approve: 'อนุมัติ', approve_text: 'คุณเป็นคนแรกในสองคน อีกคนต้องเป็นผู้ให้ผ่าน', approved: 'อนุมัติแล้ว อีกคนให้ผ่านได้', refuse: 'ปฏิเสธ', refuse_text: 'ยอดเงินและค่าธรรมเนียมคืนให้ %{name} ทันที', refused: 'ปฏิเสธแล้ว คืนเงินแล้ว',
    export: 'ส่งไปจ่ายเงิน', export_text: 'รวมทุกรายการที่พร้อมจ่ายเป็นชุด CSV หลังจากนี้ผู้ซื้อจะยกเลิกไม่ได้', export_some: 'รวมรายการที่เลือกเป็นชุด CSV หลังจากนี้ผู้ซื้อจะยกเลิกไม่ได้', exported: 'สร้างชุดแล้ว',
  },
  payout_batches: { number: 'ชุด', made_at: 'สร้างเมื่อ', made_by: 'โดย', count: 'จำนวนรายการ', open: 'ยังค้าง' },
  corrections: {
    amount_help: 'ใส่เครื่องหมายลบเพื่อหักจากผู้ซื้อ', against: 'บัญชีคู่', ask: 'ขอปรับปรุงยอด', ask_text: 'จะไม่มีการเคลื่อนไหวจนกว่าเจ้าหน้าที่อีกคนจะอนุมัติ', asked: 'ขอแล้ว ต้องให้อีกคนอนุมัติ', reason_label: 'เหตุผลที่ผู้ซื้อจะเห็น', approve: 'อนุมัติและลงบัญชี', approve_text: '%{amount} สำหรับ %{name} ขอโดย %{by}: “%{reason}”', approved: 'ลงบัญชีแล้ว', refuse: 'ปฏิเสธ', take_back: 'ถอนคำขอ', refused: 'ปิดโดยไม่ลงบัญชี',
    sources: { platform: 'รายได้แพลตฟอร์ม', bank: 'ธนาคาร', card: 'บัตร' }, states: { asked: 'รอคนที่สอง', approved: 'ลงบัญชีแล้ว', refused: 'ปิดแล้ว' },
  },
  users: { username: 'ชื่อ', nickname: 'ชื่อที่แสดง', email: 'อีเมล', mobile: 'มือถือ', since: 'สมัครเมื่อ', statement: 'รายการเดินบัญชี', account: 'บัญชี', available: 'ใช้ได้', held: 'กันไว้เพื่อถอน', opening: 'ยอดเริ่มต้น', closing: 'ยอดสิ้นสุด', movement: 'รายการ', after: 'ยอดหลังรายการ', number: 'ลำดับ', search: 'ชื่อ อีเมล มือถือ หรือรหัส', recharges: 'เติมเงิน', withdrawals: 'ถอนเงิน', journal: 'สมุดรายวัน' },
  journal: { memo: 'หมายเหตุ', entries: 'รายการบัญชี', account: 'บัญชี', after: 'ยอดหลังรายการ' },
  books: {
    owed: 'หนี้สิน', held: 'ที่ถือไว้', difference: 'ผลต่าง', difference_help: 'ต้องเป็นศูนย์ มิฉะนั้นบัญชีผิด', owed_to: 'เป็นหนี้ใคร', held_at: 'ที่ถือไว้ ตามแหล่ง', compare: 'หนี้สินเทียบกับที่ถือไว้', run: 'นับบัญชีใหม่', run_text: 'นับทุกธุรกรรมและทุกยอดใหม่ ใช้เวลาครู่เดียวและไม่เปลี่ยนแปลงอะไร', ran: 'นับใหม่แล้ว', checks: 'ประวัติการนับ', right: 'ถูกต้อง', wrong: 'ไม่ถูกต้อง', duration: 'ใช้เวลา', nightly: 'ทุกคืน', transactions: 'ธุรกรรม', entries: 'รายการบัญชี', took: '%{ms} มิลลิวินาที', last: 'นับล่าสุด',
    sources: { bank: 'ธนาคาร', card: 'บัตร', demo: 'เงินสมมติ' },
    kinds: { user_available: 'ยอดใช้ได้ของผู้ซื้อ', user_held: 'กันไว้เพื่อถอน', shop_available: 'ร้านค้า', shop_held: 'ร้านค้า กำลังโอน', shop_debt: 'ร้านค้าค้างชำระ', order_escrow: 'พักไว้สำหรับคำสั่งซื้อ', platform_duties: 'อากรและภาษีที่เก็บไว้', duties_ahead: 'นำส่งล่วงหน้า รอหักกลบ', platform_revenue: 'รายได้แพลตฟอร์ม', platform_promotions: 'โปรโมชัน', outside: 'ภายนอก' },
  },
  dashboard: { owed: 'เป็นหนี้ผู้อื่น', held: 'ถือไว้ให้', recharges: 'เติมเงินที่รอตรวจ', withdrawals: 'ถอนเงินที่รอตรวจ', late: 'เกินกำหนด %{smart_count}', all_in_time: 'ทันเวลาทั้งหมด', corrections: 'ปรับปรุงยอดที่รออนุมัติ', in_order: 'ครบทุกสตางค์', not_in_order: 'ต่างกัน %{amount}', next_recharges: 'เติมเงินที่รอนานที่สุด', next_withdrawals: 'ถอนเงินที่ต้องตัดสินต่อไป', nothing: 'ไม่มีงานรออยู่', see_all: 'ดูทั้งหมด', owed_parts: 'ส่วนประกอบหนี้สิน', hello: 'ยินดีต้อนรับ %{name}', no_desk: 'เลือกงานจากเมนูด้านซ้าย' },
  settings: {
    change: 'เปลี่ยน', history: 'ประวัติ', no_fee: 'เว้นว่างคือยังไม่เปิดถอนเงินผ่านเครือข่ายนี้', since: 'ตั้งแต่ %{moment}', standard: 'ค่าเริ่มต้น', upcoming: 'ตั้งแต่ %{moment}: %{value}', effective: 'มีผลตั้งแต่', effective_help: 'เวลาท้องถิ่นของคุณ เว้นว่างคือทันที สิ่งที่สัญญาไว้ก่อนหน้ายังคงเดิม', changed: 'เปลี่ยนแล้ว', installation: 'ระบบ', mode_text: 'กระเป๋าเงินที่เปิดจะรับและจ่ายเงินของผู้อื่น หลายประเทศต้องมีใบอนุญาตการชำระเงินหรือเงินอิเล็กทรอนิกส์ และใบอนุญาตสินทรัพย์ดิจิทัลสำหรับเชน โปรดเปิดเมื่อพร้อมแล้วเท่านั้น',
    open: 'เปิด: เติมและถอนเงิน', closed: 'ปิด: เฉพาะคืนเงินและรายได้', hours: '%{smart_count} ชั่วโมง', days: '%{smart_count} วัน', minutes: '%{smart_count} นาที', groups: { duties: 'อากรและภาษี', settlement: 'ปิดยอดกับร้าน', payout: 'จ่ายเงินให้ร้าน', orders: 'คำสั่งซื้อ', aftersale: 'หลังการขาย', reviews: 'รีวิว', dispute: 'ข้อพิพาท', wallet: 'กระเป๋าเงิน', withdrawal: 'ถอนเงิน', security: 'ความปลอดภัย', recharge: 'เติมเงิน', network: 'เครือข่าย' },
    weekly: 'ทุกสัปดาห์และเมื่อขอ', on_request: 'เฉพาะเมื่อขอ',
    names: { settlement: { newShopDays: 'นับเป็นร้านใหม่ตั้งแต่ปิดยอดครั้งแรก', newShopHoldDays: 'แต่ละยอดของร้านใหม่ต้องรอ' }, payout: { minimum: 'เบิกขั้นต่ำ', schedule: 'การจ่ายเงิน' }, orders: { payMinutes: 'ชำระภายใน', unpaidGroupsCount: 'คำสั่งซื้อที่รอชำระสูงสุด', unpaidPiecesCount: 'จำนวนชิ้นในคำสั่งซื้อที่รอชำระสูงสุด', cancelFreeMinutes: 'ยกเลิกได้ทันทีภายใน', cancelAnswerHours: 'ร้านตอบคำขอยกเลิกภายใน', shipWithinDays: 'จัดส่งภายใน (วันทำการ)', notShippedGraceHours: 'ยกเลิกหากยังไม่ส่งหลังครบกำหนดอีก', confirmAfterDeliveredDays: 'ถือว่าได้รับหลังจัดส่งสำเร็จ', confirmAfterDispatchDays: 'ถือว่าได้รับหลังส่งออก (ไม่มีบันทึกการรับ)', extendDays: 'ผู้ซื้อขยายเวลาได้หนึ่งครั้ง', afterSaleDays: 'ขอคืนเงินได้ภายใน', parcelSilentDays: 'ถือว่าพัสดุเงียบหลัง' }, aftersale: { answerHours: 'ร้านตอบคำขอคืนเงินภายใน', offerHours: 'ผู้ซื้อตอบข้อเสนอภายใน', escalateHours: 'เปิดข้อพิพาทได้ภายใน', returnDays: 'ส่งสินค้าคืนภายใน', checkDays: 'ร้านตรวจสินค้าคืนภายใน', smallAmount: 'ไม่ตอบถือว่ายอมรับเมื่อไม่เกิน', returnFreightMost: 'ร้านจ่ายค่าส่งคืนสูงสุด', lateDays: 'ขอคืนเงินหลังสำเร็จได้ภายใน' }, reviews: { withinDays: 'รีวิวหลังสำเร็จได้ภายใน', editDays: 'แก้ไขรีวิวได้ภายใน', followUpDays: 'เพิ่มรีวิวภายหลังได้ภายใน' }, dispute: { evidenceHours: 'รับหลักฐานนาน', rulingDays: 'ตัดสินภายใน' }, wallet: { mode: 'กระเป๋าเงิน' }, withdrawal: { bank: 'ค่าธรรมเนียมธนาคาร', chain: 'ค่าธรรมเนียมบนเชน', minimum: 'ถอนขั้นต่ำ', maximum: 'ถอนสูงสุด', perDay: 'สูงสุดต่อวัน', secondApproverFrom: 'ต้องสองคนตั้งแต่', reviewHours: 'ตัดสินภายใน', arrivalHours: 'เงินถึงภายใน' }, security: { lockHours: 'รอหลังเปลี่ยนรหัส', recoveryLockHours: 'รอหลังกู้คืนรหัส', newAddressHours: 'รอสำหรับที่อยู่ใหม่' }, recharge: { minimum: 'เติมขั้นต่ำ', secondApproverFrom: 'เติมด้วยมือต้องสองคนตั้งแต่' }, duties: { secondApproverFrom: 'นำส่งต้องสองคนตั้งแต่' } },
    parts: { fixed: 'คงที่', percentBp: 'ร้อยละ', min: 'อย่างน้อย', max: 'ไม่เกิน', bank: 'ธนาคาร', chain: 'บนเชน' },
  },
  operators: { name: 'ชื่อ', email: 'อีเมล', roles: 'บทบาท', last_act: 'ทำงานล่าสุด', states: { invited: 'เชิญแล้ว', active: 'ใช้งาน', disabled: 'ปิดใช้งาน' }, add: 'เพิ่มเจ้าหน้าที่', added: 'เพิ่มแล้ว', change_roles: 'เปลี่ยนบทบาท', roles_changed: 'เปลี่ยนบทบาทแล้ว', disable: 'ปิดใช้งาน', disable_text: 'กัน %{name} ออกและจบทุกเซสชัน', disabled: 'ปิดใช้งานแล้ว', reset: 'ให้เข้าใหม่', reset_text: '%{name} จะได้รหัสผ่านใช้ครั้งเดียวและตั้งรหัสใหม่ เซสชันทั้งหมดจะจบลง', reset_done: 'สร้างรหัสผ่านแล้ว', once_title: 'รหัสผ่านใช้ครั้งเดียว', once_text: 'มอบให้ %{name} เป็นการส่วนตัวทันที แสดงเพียงครั้งเดียว' },
  audit,
  clock: {
    text: 'เวลาในระบบสาธิตเลื่อนไปข้างหน้าได้เท่านั้น ทุกอย่างที่ครบกำหนดระหว่างทางจะเกิดขึ้น: พัสดุถึงผู้รับ คำสั่งซื้อเสร็จสมบูรณ์ ร้านค้าได้รับเงิน',
    now: 'เวลาของร้าน', ahead: 'เร็วกว่าเวลาจริง', real: 'ตรงกัน', pass: 'เลื่อนเวลา', move_text: 'เวลาที่ผ่านไปย้อนกลับไม่ได้ และไม่มีใครถูกออกจากระบบ', moved: 'เลื่อนเวลาแล้ว',
    next: 'กำหนดถัดไป', what: 'เรื่อง', in: 'อีก', go: 'ไปถึงเวลานั้น', nothing_due: 'ไม่มีกำหนดที่จะถึง', moves: 'เวลาที่เลื่อนไปแล้ว', until: 'ถึง', way: 'ผ่านไป', happened: 'สิ่งที่ตัวตั้งเวลาทำ', nothing: 'ไม่มีสิ่งใดครบกำหนด', failed: 'ล้มเหลว', done: 'ทำแล้ว %{smart_count} รายการ',
    deadlines: { orders: { pay_before: 'ปิดคำสั่งซื้อที่ยังไม่ชำระ', cancel_answer_by: 'ร้านต้องตอบคำขอยกเลิก', ship_by: 'ร้านต้องจัดส่ง', unshipped_at: 'ยกเลิกคำสั่งซื้อที่ไม่ได้จัดส่ง', confirm_at: 'ถือว่าได้รับสินค้าแล้ว', after_sale_until: 'คำสั่งซื้อเสร็จสมบูรณ์และจ่ายเงินให้ร้าน' }, parcels: { ask_at: 'สอบถามสถานะจากผู้ขนส่ง' }, refunds: { due_at: 'หมดเวลาดำเนินการคำขอคืนเงิน' } },
  },
  orders: {
    search: 'เลขคำสั่งซื้อ เลขพัสดุ เลขชำระเงิน ผู้ซื้อ ร้าน', books: 'บัญชี', life: 'ลำดับเหตุการณ์', payment_number: 'เลขชำระเงิน', promo: 'โค้ดส่วนลด', reason_help: 'ผู้ซื้อและร้านจะเห็นข้อความนี้ตามที่เขียน',
    steps: { placed: 'สั่งซื้อ', paid: 'ชำระเงิน', late: 'เลยกำหนดจัดส่ง', cancel_asked: 'ผู้ซื้อขอยกเลิก', cancel_refused: 'ร้านปฏิเสธการยกเลิก', sent: 'ส่งพัสดุ', arrived: 'ส่งถึง', extended: 'ขยายเวลายืนยัน', paused: 'พัสดุมีปัญหา', received: 'รับสินค้า', completed: 'เสร็จสมบูรณ์', cancelled: 'ยกเลิก', refunded: 'คืนเงิน' },
  },
  demo_chain: {
    text: 'เชนขนาดเล็กของระบบสาธิตนี้ เหรียญบนเชนไม่มีมูลค่าใด ๆ ส่งเหรียญทดลองไปยังที่อยู่ที่ผู้ซื้อเห็นในหน้าโอนผ่านบล็อกเชน แล้วสร้างบล็อกจนรายการสิ้นสุด', none: 'เชนสาธิตไม่ได้ทำงาน', token: 'โทเคน', head: 'บล็อกล่าสุด', final: 'สิ้นสุดถึง', send: 'ส่งรายการทดสอบ', send_text: 'ส่งเหรียญทดลองไปยังที่อยู่ใดก็ได้ของเครือข่าย เหมือนที่กระเป๋าเงินทำ',
    address_help: 'ผู้ซื้อดูที่อยู่ของตนได้ที่ เติมเงิน โอนผ่านบล็อกเชน', sent: 'ส่งแล้ว อยู่ในบล็อกล่าสุด', mine: 'สร้างบล็อก', mine_text: 'ให้เวลาบนเชนเดินต่อ ที่นี่ Tron สิ้นสุดหลัง 20 บล็อก Ethereum หลัง 64 บล็อก', blocks: 'จำนวนบล็อก', blocks_help: '1 ถึง 200', mined: 'สร้างบล็อกแล้ว',
  },
  health,
  mails,
  reviews,
  ...profile,
  ...rates,
  ...freight,
  ...house,
  ...promos,
  ...settlement,
  shop,
  ...aftersales,
  ...chains,
};
