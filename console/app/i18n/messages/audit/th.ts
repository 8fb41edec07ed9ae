import type { Words } from '../en.ts';

export const audit: Words['audit'] = {
  act: 'การทำงาน', subject: 'สิ่งที่ทำ', operator: 'เจ้าหน้าที่', command_line: 'บรรทัดคำสั่ง',
  acts: {
    books: { checked: 'นับบัญชีใหม่' },
    clock: { moved: 'ให้เวลาผ่านไป' },
    promo: { make: 'สร้างโค้ดส่วนลด', end: 'สิ้นสุดโค้ดส่วนลด' },
    commission: { set: 'ตั้งค่าคอมมิชชัน' },
    correction: { asked: 'ขอปรับปรุงยอด', approved: 'ลงบัญชีการปรับปรุงยอด', refused: 'ปิดคำขอปรับปรุงยอด' },
    day_off: { added: 'เพิ่มวันหยุด', removed: 'นำวันหยุดออก' },
    demo_chain: { mined: 'สร้างบล็อกสาธิต', sent: 'ส่งเงินทดสอบ' },
    deposit: { approved: 'คนแรกเห็นชอบเงินฝาก', credited: 'เติมเงินจากเงินฝาก', dismissed: 'ปิดเงินฝาก' },
    dispute: { ruled: 'ตัดสินข้อพิพาท' },
    duty: { add: 'เพิ่มกฎอากร', end: 'สิ้นสุดกฎอากร' },
    duty_remittance: { asked: 'ขอนำส่งอากรและภาษี', booked: 'นำส่งอากรและภาษีแล้ว', refused: 'ปิดการนำส่ง' },
    mail: { sent_again: 'ส่งอีเมลอีกครั้ง' },
    network: { added: 'เพิ่มเครือข่าย', change_asked: 'ขอเปลี่ยนเครือข่าย', change_refused: 'ปิดคำขอเปลี่ยนเครือข่าย', changed: 'เปลี่ยนเครือข่าย', closed: 'ปิดเครือข่าย', key_asked: 'ขอเปลี่ยนกุญแจเครือข่าย', key_set: 'ตั้งกุญแจเครือข่าย', opened: 'เปิดเครือข่าย', rescan_asked: 'ตรวจเชนอีกครั้ง' },
    operator: { added: 'เพิ่มเจ้าหน้าที่', code_refused: 'ปฏิเสธรหัสของเจ้าหน้าที่', disabled: 'ปิดบัญชีเจ้าหน้าที่', enrolled: 'ตั้งรหัสเสร็จแล้ว', enrolment_started: 'เริ่มตั้งรหัส', reset: 'รีเซ็ตเจ้าหน้าที่', roles_changed: 'เปลี่ยนบทบาท', signed_in: 'เข้าสู่ระบบ', signed_out: 'ออกจากระบบ' },
    order: { cancelled: 'ยกเลิกคำสั่งซื้อ' },
    rates: { fetch: 'ดึงอัตราแลกเปลี่ยน', load: 'โหลดอัตราแลกเปลี่ยน' },
    recharge: { agreed: 'คนแรกเห็นชอบการเติมเงิน', approved: 'อนุมัติการเติมเงิน', refused: 'ปฏิเสธการเติมเงิน' },
    review: { hidden: 'ซ่อนรีวิว', kept: 'คงรีวิวไว้', shown: 'แสดงรีวิวอีกครั้ง' },
    setting: { changed: 'เปลี่ยนการตั้งค่า' },
    trader: { checked: 'ตรวจสอบผู้ดำเนินร้าน', withdrawn: 'ถอนการตรวจสอบร้าน' },
    withdrawal: { approved: 'คนแรกอนุมัติการถอนเงิน', passed: 'ผ่านการถอนเงิน', refused: 'ปฏิเสธการถอนเงิน', released: 'ปลดการพักการถอนเงิน' },
    withdrawals: { handed_over: 'ส่งรายการถอนไปจ่ายเงิน' },
  },
};
