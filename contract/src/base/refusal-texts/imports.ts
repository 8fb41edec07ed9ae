import type { Texts } from '../locales.ts';

/** Imports of products from files. */
export const imports = {
  import_not_found: {
    en: 'This import was not found. Please load the page again.',
    'zh-CN': '找不到该导入任务，请刷新页面。',
    ja: 'このインポートは見つかりません。ページを読み込み直してください。',
    ko: '가져오기를 찾을 수 없습니다. 페이지를 새로 고쳐 주세요.',
    th: 'ไม่พบการนำเข้านี้ กรุณาโหลดหน้าใหม่',
  },
  import_state: {
    en: 'The import has changed in the meantime, so this is no longer possible. Please load it again.',
    'zh-CN': '导入状态已变化，无法进行此操作，请刷新后再试。',
    ja: 'インポートの状態が変わったため、この操作はできません。読み込み直してください。',
    ko: '가져오기 상태가 바뀌어 더 이상 할 수 없습니다. 새로 고쳐 주세요.',
    th: 'สถานะการนำเข้าเปลี่ยนไปแล้ว จึงทำรายการนี้ไม่ได้ กรุณาโหลดใหม่',
  },
  import_running: {
    en: 'Another import of the shop is running. Wait until it has ended, or cancel it.',
    'zh-CN': '本店有其他导入正在进行，请等待其结束或先取消。',
    ja: 'ショップの別のインポートが実行中です。終わるのを待つか、中止してください。',
    ko: '상점의 다른 가져오기가 진행 중입니다. 끝나기를 기다리거나 취소하세요.',
    th: 'ร้านมีการนำเข้าอื่นกำลังทำงาน รอให้เสร็จหรือยกเลิกก่อน',
  },
  import_unreadable: {
    en: 'This file cannot be read as CSV[, from line {line} on]. Save it again as “CSV UTF-8” and upload it once more.',
    'zh-CN': '无法按 CSV 读取该文件[（第 {line} 行起）]，请另存为“CSV UTF-8”后重新上传。',
    ja: 'このファイルはCSVとして読めません[（{line}行目以降）]。「CSV UTF-8」で保存し直してアップロードしてください。',
    ko: '이 파일을 CSV로 읽을 수 없습니다[({line}번째 줄부터)]. "CSV UTF-8"로 다시 저장해 올려 주세요.',
    th: 'อ่านไฟล์นี้เป็น CSV ไม่ได้[ ตั้งแต่บรรทัด {line}] กรุณาเลือกการเข้ารหัส หรือบันทึกใหม่เป็น "CSV UTF-8" แล้วอัปโหลดอีกครั้ง',
  },
  import_encoding: {
    en: 'The characters of this file cannot be recognised. Choose its encoding, or save it again as “CSV UTF-8”.',
    'zh-CN': '无法识别该文件的字符编码，请选择编码，或另存为“CSV UTF-8”。',
    ja: 'このファイルの文字コードを判別できません。文字コードを選ぶか、「CSV UTF-8」で保存し直してください。',
    ko: '이 파일의 문자 인코딩을 알 수 없습니다. 인코딩을 선택하거나 "CSV UTF-8"로 다시 저장해 주세요.',
    th: 'ไม่รู้จักรหัสอักขระของไฟล์นี้ กรุณาบันทึกใหม่เป็น "CSV UTF-8"',
  },
  import_column_missing: {
    en: 'The first row lacks the column[ “{column}”] that says which product a row belongs to.',
    'zh-CN': '首行缺少标明商品的列[“{column}”]，无法判断每行属于哪个商品。',
    ja: '1行目に商品を示す列[「{column}」]がありません。各行がどの商品のものか分かりません。',
    ko: '첫 행에 상품을 나타내는 열[ "{column}"]이 없어 각 행이 어느 상품인지 알 수 없습니다.',
    th: 'แถวแรกไม่มีคอลัมน์[ "{column}"] ที่บอกว่าแต่ละแถวเป็นของสินค้าใด',
  },
  import_too_long: {
    en: 'The file has too many rows[, more than {limit}]. Split it into smaller ones.',
    'zh-CN': '文件行数过多[（超过 {limit} 行）]，请拆分后导入。',
    ja: 'ファイルの行数が多すぎます[（上限{limit}行）]。分割してください。',
    ko: '파일의 행이 너무 많습니다[(최대 {limit}행)]. 나누어 주세요.',
    th: 'ไฟล์มีแถวมากเกินไป[ (ไม่เกิน {limit} แถว)] กรุณาแบ่งไฟล์',
  },
  import_archive: {
    en: 'This ZIP cannot be used. It must hold one CSV and pictures, not encrypted[, at most {limit}\u00a0MB unpacked].',
    'zh-CN': '无法使用该 ZIP。其中须有一个 CSV 和图片，未加密[，解压后不超过 {limit}\u00a0MB]。',
    ja: 'このZIPは使えません。CSV 1つと画像を入れ、暗号化しないでください[（展開後{limit}MB以内）]。',
    ko: '이 ZIP은 쓸 수 없습니다. CSV 하나와 이미지를 암호화하지 않고 담아 주세요[(풀었을 때 {limit}MB 이하)].',
    th: 'ใช้ ZIP นี้ไม่ได้ ต้องมี CSV หนึ่งไฟล์กับรูป และไม่เข้ารหัส[ คลายแล้วไม่เกิน {limit}\u00a0MB]',
  },
} as const satisfies Record<string, Texts>;
