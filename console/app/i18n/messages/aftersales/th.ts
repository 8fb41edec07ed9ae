import type { Words } from '../en.ts';

export const aftersales: Pick<Words, 'refunds' | 'disputes'> = {
  refunds: {
    title: 'คืนเงิน %{sn}', asked: 'จำนวนที่ขอ', most: 'ยอดที่ชำระ', freight: 'ค่าส่งในยอด', offered: 'ข้อเสนอ', granted: 'คืนแล้ว', order: 'คำสั่งซื้อ', need: 'ความต้องการ',
    money_only: 'คืนเงินอย่างเดียว', with_return: 'คืนสินค้าและเงิน', goods: 'สินค้า', received: 'ได้รับแล้ว', missing: 'ยังไม่ได้รับ', unshipped: 'ยังไม่ส่ง', pieces: 'จำนวน', due: 'ภายใน',
    soon: 'ไม่ถึงหนึ่งวัน', facts: 'คำขอ', items: 'สินค้าที่เกี่ยวข้อง', history: 'ความเคลื่อนไหว', return_freight: 'ผู้รับภาระค่าส่งคืน', return_cost: 'ค่าส่งคืนเพิ่มเติม', return_to: 'ส่งคืนไปที่', parcel: 'พัสดุคืน',
    sent_at: 'ส่งคืนเมื่อ', picture: 'รูปภาพ', approve: 'อนุมัติ', approve_text: 'คืน %{amount} ให้ผู้ซื้อทันที', approved: 'คืนเงินแล้ว', approve_return: 'อนุมัติการคืนสินค้า',
    approve_return_text: 'ผู้ซื้อส่งสินค้ามาที่อยู่นี้ เมื่อคุณยืนยันว่าได้รับแล้วจึงคืน %{amount}', return_approved: 'อนุมัติแล้ว ผู้ซื้อจะส่งสินค้าคืน', address: 'ที่อยู่สำหรับคืนสินค้า',
    keep_goods: 'คืนเงินโดยไม่ต้องคืนสินค้า', offer: 'เสนอคืนบางส่วน', offer_text: 'สินค้าอยู่กับผู้ซื้อ ไม่เกิน %{amount}', offer_words: 'ข้อความถึงผู้ซื้อ',
    offer_done: 'เสนอแล้ว ผู้ซื้อเป็นผู้ตัดสินใจ', refuse: 'ปฏิเสธ', refuse_text: 'หลังจากนั้นทั้งสองฝ่ายขอคำตัดสินได้', refused: 'ปฏิเสธแล้ว', arrived: 'ได้รับสินค้าคืนแล้ว',
    arrived_text: 'คืน %{amount} ให้ผู้ซื้อทันที', arrived_text_freight: 'คืน %{amount} และค่าส่งคืน %{freight} ให้ผู้ซื้อทันที', sellable: 'ขายต่อได้หรือไม่', sellable_yes: 'ได้ คืนเข้าสต็อก', sellable_no: 'ไม่ได้', arrived_done: 'คืนเงินแล้ว', problem: 'แจ้งปัญหา',
    problem_text: 'สินค้าไม่มาหรือไม่เป็นตามที่ควร เจ้าหน้าที่จะดูทั้งสองฝ่ายแล้วตัดสิน', problem_done: 'แจ้งแล้ว รอคำตัดสิน', what: 'ปัญหาคืออะไร', dispute: 'ขอคำตัดสิน',
    dispute_text: 'ทั้งสองฝ่ายเพิ่มหลักฐานได้ช่วงหนึ่ง แล้วเจ้าหน้าที่จะตัดสิน', dispute_done: 'ขอคำตัดสินแล้ว', why: 'เหตุผล', message: 'ข้อความถึงผู้ซื้อ',
    message_help: 'ผู้ตัดสินจะอ่านด้วย', pictures: 'เพิ่มรูป', chosen: 'รูป %{smart_count} รูป', send: 'ส่ง', sent: 'ส่งแล้ว',
    queues: { answer: 'รอตอบ', check: 'รอตรวจ', disputes: 'ข้อพิพาท', open: 'ที่เปิดอยู่', over: 'จบแล้ว' },
    by: { shopper: 'ผู้ซื้อ', shop: 'ร้าน', operator: 'Tradewind', clock: 'หมดเวลา' },
    happened: { asked: 'ขอคืนเงิน', approved: 'อนุมัติ', offered: 'เสนอบางส่วน', refused: 'ปฏิเสธ', offer_accepted: 'ยอมรับข้อเสนอ', offer_declined: 'ไม่รับข้อเสนอ', offer_lapsed: 'ไม่ได้ตอบข้อเสนอ', sent_back: 'ส่งสินค้าคืน', arrived: 'ได้รับสินค้าคืน', problem: 'สินค้ามีปัญหา', dispute_opened: 'ขอคำตัดสิน', message: 'ข้อความ', ruled: 'ตัดสิน', paid: 'คืนเงินแล้ว', withdrawn: 'ถอนคำขอ', lapsed: 'ปิดเพราะหมดเวลา' },
  },
  disputes: {
    title: 'ข้อพิพาท %{sn}', shop: 'ร้าน', opened_at: 'เปิดเมื่อ', opened_by: 'เปิดโดย', evidence_until: 'รับหลักฐานถึง', rule_before: 'ตัดสินก่อน', late: 'ล่าช้า',
    order: 'คำสั่งซื้อตามที่ตกลง', asked_pieces: '%{asked} จาก %{quantity}', paid: 'ชำระ', sent: 'ส่ง', came: 'ได้รับ', ship_to: 'ส่งไปที่', note: 'หมายเหตุถึงร้าน', goods: 'สินค้า',
    freight: 'ค่าส่ง', discount: 'ส่วนลด', total: 'รวม', parcels: 'พัสดุ', no_parcels: 'ยังไม่มีการส่ง', past: 'ก่อนหน้านี้',
    shopper_past: 'ผู้ซื้อ: %{orders} คำสั่งซื้อ คำขออื่น %{requests}', shop_past: 'ร้าน: %{orders} คำสั่งซื้อ คำขออื่น %{requests} เคยผิด %{faults} ครั้ง', ruling: 'คำตัดสิน',
    ruled_by: 'ตัดสินโดย', fault: 'ฝ่ายผิด', rule: 'ตัดสิน', rule_text: 'จำนวนที่ให้จะคืนผู้ซื้อทันที และถือว่าจบสำหรับสินค้าเหล่านั้น ทั้งสองฝ่ายจะอ่านเหตุผลของคุณ', rule_text_freight: 'ผู้ซื้อจ่ายค่าส่งคืน %{amount} ร้านจะจ่ายเพิ่มเฉพาะเมื่อคุณตัดสินว่าร้านเป็นฝ่ายผิด',
    amount: 'จำนวนให้ผู้ซื้อ (0 คือไม่คืน)', amount_help: 'ไม่เกิน %{amount}', reason: 'เหตุผล', ruled: 'ตัดสินแล้ว', evidence_text: 'ทั้งสองฝ่ายยังเพิ่มหลักฐานได้ ตัดสินหลังจากนั้น',
    queues: { ready: 'รอตัดสิน', evidence: 'รับหลักฐาน', late: 'ล่าช้า', ruled: 'ตัดสินแล้ว' },
  },
};
