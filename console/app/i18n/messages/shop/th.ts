import type { Words } from '../en.ts';

export const shop: Words['shop'] = {
  desk: 'โต๊ะร้านค้า', change: 'เปลี่ยนร้าน',
  roles: { owner: 'เจ้าของร้าน', staff: 'พนักงาน' },
  sign_in: {
    door: 'คุณคือใคร', shop: 'ร้านค้า', operator: 'เจ้าหน้าที่', title: 'เข้าสู่ระบบร้านค้า', account: 'ชื่อผู้ใช้ อีเมล หรือเบอร์มือถือ', help: 'ใช้บัญชีเดียวกับที่คุณซื้อของ ผู้ที่ดูแลร้านร่วมกับคุณใช้บัญชีของตนเอง',
  },
  dashboard: {
    see: 'ดูร้านแบบที่ลูกค้าเห็น', to_ship: 'คำสั่งซื้อที่ต้องจัดส่ง', cancels: 'ขอยกเลิก', refunds: 'คำขอหลังการขายที่ต้องตอบ', disputes: 'ข้อพิพาท %{smart_count} รายการ', payable: 'ถอนได้', debt: 'ค้างชำระ: %{amount}',
    pending: 'เงินที่พักไว้ให้คุณ', pending_orders: '%{smart_count} คำสั่งซื้อ', next_to_ship: 'ที่ต้องจัดส่งต่อไป', nothing_to_ship: 'จัดส่งครบแล้ว',
  },
  inbox: { unread: 'ยังไม่อ่าน %{smart_count} รายการ', read_all: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด', new: 'ใหม่' },
  slip: { title: 'ใบจัดของ', print: 'พิมพ์', from: 'ผู้ส่ง', to: 'ผู้รับ', pieces: 'จำนวน', total: 'มูลค่ารวม' },
  orders: {
    title: 'คำสั่งซื้อ %{sn}', order: 'คำสั่งซื้อ', search: 'เลขคำสั่งซื้อหรือชื่อผู้รับ', placed: 'สั่งซื้อ', paid: 'ชำระเงิน', sent: 'จัดส่ง', arrived: 'ส่งถึง', received: 'รับสินค้า', completed: 'เสร็จสมบูรณ์', cancelled: 'ยกเลิก', refunded: 'คืนเงิน',
    next: 'กำหนดถัดไป', pieces: '%{smart_count} ชิ้น', left: 'รอส่ง %{smart_count} ชิ้น', sent_pieces: 'ส่งแล้ว %{smart_count} ชิ้น', refunded_pieces: 'คืนเงินแล้ว %{smart_count} ชิ้น',
    late: 'ล่าช้า', wants_cancel: 'ขอยกเลิก', wants_cancel_text: 'ผู้ซื้อต้องการยกเลิก หากไม่ตอบภายในเวลาจะถือว่ายินยอมและคืนเงินทั้งหมด', paused: 'พัสดุมีปัญหา จึงหยุดนับเวลายืนยันการรับสินค้า',
    tabs: { to_ship: 'รอจัดส่ง', late: 'ล่าช้า', cancel_asked: 'ขอยกเลิก', partly_sent: 'ส่งบางส่วน', sent: 'กำลังจัดส่ง', received: 'ได้รับแล้ว', completed: 'สำเร็จ', after_sale: 'หลังการขาย', cancelled: 'ยกเลิก', to_pay: 'รอชำระ', all: 'ทั้งหมด' },
    deadlines: { cancel_answer_by: 'ต้องตอบภายใน', ship_by: 'ต้องส่งภายใน', confirm_at: 'ถือว่าได้รับใน', after_sale_until: 'คุณได้รับเงินใน', pay_before: 'ปิดหากไม่ชำระใน' },
    cancel_reasons: { shopper: 'ผู้ซื้อยกเลิกหลังชำระไม่นาน', unpaid: 'ไม่ชำระภายในเวลา', agreed: 'ร้านยินยอม', silence: 'ไม่ตอบภายในเวลา', shop: 'ร้านยกเลิก', unshipped: 'ไม่จัดส่งภายในเวลา', operator: 'แพลตฟอร์มยกเลิก' },
    cancel_note: 'คำอธิบาย', lines: 'รายการสินค้า', ship_to: 'ที่อยู่จัดส่ง', addressee: 'ผู้รับ', note: 'หมายเหตุ', money: 'ยอดเงิน', goods: 'สินค้า', freight: 'ค่าส่ง', discount: 'ส่วนลด (แพลตฟอร์มรับภาระ)', total: 'รวม',
    parcel: 'พัสดุ %{number}', carrier: 'ผู้ขนส่ง', parcel_number: 'เลขพัสดุ', contents: 'สิ่งของ', other_carrier: 'ผู้ขนส่งอื่น', slip: 'ใบจัดของ',
    ship: 'จัดส่ง', ship_text: 'ส่งทั้งหมด หรือส่งบางชิ้นแล้วส่งที่เหลือในพัสดุอื่น', shipped: 'ส่งพัสดุแล้ว', of_left: 'จาก %{count} ชิ้นที่รอส่ง ใส่ 0 เพื่อเก็บไว้ส่งในพัสดุอื่น', customs: 'ข้อมูลสำหรับศุลกากร', customs_name: 'ชื่อสินค้าสำหรับศุลกากร', hs_code: 'รหัส HS', origin: 'ผลิตใน', origin_help: 'ตัวอักษรสองตัว เช่น JP', customs_value: 'มูลค่าต่อชิ้น (USD)', customs_value_help: 'เว้นว่างเพื่อใช้ราคาขาย',
    agree: 'ยินยอมยกเลิก', agree_text: 'คืนเงินทั้งหมดทันที และสินค้ากลับเข้าสต็อก', agreed: 'ยกเลิกและคืนเงินแล้ว', refuse: 'ปฏิเสธ', refuse_text: 'คำสั่งซื้อยังอยู่ และคุณต้องจัดส่ง', refused: 'ปฏิเสธแล้ว',
    cancel: 'ยกเลิกคำสั่งซื้อ', cancel_text: 'คืนเงินทั้งหมดทันที ใช้เฉพาะเมื่อจัดส่งไม่ได้', cancel_done: 'ยกเลิกและคืนเงินแล้ว',
    tell_news: 'แจ้งสถานะพัสดุ', news: 'เกิดอะไรขึ้น', place: 'สถานที่', news_at_help: 'เวลาท้องถิ่นของคุณ เว้นว่างหมายถึงตอนนี้', news_note: 'ข้อความถึงผู้ซื้อ', news_text: 'สำหรับผู้ขนส่งที่ไม่แจ้งสถานะเอง ผู้ซื้อจะเห็น', news_told: 'แจ้งแล้ว',
  },
  money: { title: 'เงินอยู่ที่ไหน', places: { unpaid: 'ยังไม่ชำระ', held: 'พักไว้กับแพลตฟอร์ม', released: 'จ่ายให้ร้านแล้ว', returned: 'คืนแล้ว' }, unpaid_text: 'ยังไม่มีการชำระเงิน', paid: 'ผู้ซื้อชำระ', promotion: 'ส่วนลดออกให้', duties: 'เก็บไว้ส่งศุลกากร', refunded: 'คืนให้ผู้ซื้อ', return_freight: 'ค่าส่งคืนที่จ่ายให้ผู้ซื้อ', promotion_back: 'คืนส่วนลด', held: 'พักไว้ขณะนี้', commission: 'ค่าคอมมิชชัน', got: 'ร้านได้รับ', will_get: 'ร้านจะได้รับ', refund_until: 'ขอคืนเงินได้ถึง', released_at: 'จ่ายให้ร้านเมื่อ' },
};
