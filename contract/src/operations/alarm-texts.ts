import type { Texts } from '../base/locales.ts';
import type { AlarmCause } from './desk/alarms.ts';

/** What an alarm says, in lists and mails: a title, and a sentence with its facts. */
export const alarmTexts: Readonly<Record<AlarmCause, { title: Texts; text: Texts }>> = {
  books: {
    title: {
      en: 'The books are not right',
      'zh-CN': '账目不平',
      ja: '帳簿が一致しません',
      ko: '장부가 맞지 않습니다',
      th: 'บัญชีไม่ถูกต้อง',
    },
    text: {
      en: 'The last check of the books found {count}: {first}',
      'zh-CN': '最近一次核账发现 {count} 处问题：{first}',
      ja: '直近の帳簿検査で{count}件の問題が見つかりました：{first}',
      ko: '마지막 장부 검사에서 {count}건이 발견되었습니다: {first}',
      th: 'การตรวจบัญชีครั้งล่าสุดพบ {count} รายการ: {first}',
    },
  },
  audit: {
    title: {
      en: 'The audit log was tampered with',
      'zh-CN': '审计日志被篡改',
      ja: '監査ログが改ざんされています',
      ko: '감사 로그가 변조되었습니다',
      th: 'บันทึกการทำงานถูกแก้ไข',
    },
    text: {
      en: 'The first broken entry is number {number} ({problem}).',
      'zh-CN': '第一条损坏的记录是第 {number} 条（{problem}）。',
      ja: '最初に破損した記録は{number}番目です（{problem}）。',
      ko: '처음 손상된 기록은 {number}번째입니다({problem}).',
      th: 'รายการแรกที่เสียหายคือลำดับที่ {number} ({problem})',
    },
  },
  watcher: {
    title: {
      en: 'A chain is not watched',
      'zh-CN': '链上监听停滞',
      ja: 'チェーンの監視が遅れています',
      ko: '체인 감시가 멈췄습니다',
      th: 'การเฝ้าดูเชนหยุดชะงัก',
    },
    text: {
      en: '{network} was last read at [{since}|no time]; {behind} blocks are missing. [{error}]',
      'zh-CN': '{network} 上次读取时间：[{since}|从未]；落后 {behind} 个区块。[{error}]',
      ja: '{network}の最終読み取り：[{since}|なし]。{behind}ブロック遅れています。[{error}]',
      ko: '{network} 마지막 읽기: [{since}|없음], {behind}블록 뒤처짐. [{error}]',
      th: '{network} อ่านล่าสุดเมื่อ [{since}|ยังไม่เคย] ค้างอยู่ {behind} บล็อก [{error}]',
    },
  },
  deposits: {
    title: {
      en: 'Deposits match no shopper',
      'zh-CN': '有无法匹配的链上充值',
      ja: '照合できないオンチェーン入金があります',
      ko: '일치하는 회원이 없는 입금이 있습니다',
      th: 'มียอดฝากที่จับคู่ไม่ได้',
    },
    text: {
      en: '{count} unmatched; the oldest was seen at {since}.',
      'zh-CN': '{count} 笔未匹配，最早一笔出现于 {since}。',
      ja: '未照合{count}件。最も古いものは{since}に確認されました。',
      ko: '미일치 {count}건, 가장 오래된 것은 {since}에 확인되었습니다.',
      th: 'ยังจับคู่ไม่ได้ {count} รายการ รายการเก่าสุดพบเมื่อ {since}',
    },
  },
  chain: {
    title: {
      en: 'A chain and the books differ',
      'zh-CN': '链上余额与账目不符',
      ja: 'チェーンの残高と帳簿が一致しません',
      ko: '체인 잔액과 장부가 다릅니다',
      th: 'ยอดบนเชนไม่ตรงกับบัญชี',
    },
    text: {
      en: '{network}: {amount} unexplained at {at}. Name the wallets to which tokens were moved, or find out.',
      'zh-CN': '{network}：截至 {at} 有 {amount} 无法解释。请登记代币转入的钱包，或查明原因。',
      ja: '{network}：{at}時点で{amount}の差額を説明できません。トークンの移動先ウォレットを登録するか、原因を調べてください。',
      ko: '{network}: {at} 기준 {amount}의 차이가 설명되지 않습니다. 토큰을 옮긴 지갑을 등록하거나 원인을 확인하세요.',
      th: '{network}: เมื่อ {at} มียอด {amount} ที่ยังอธิบายไม่ได้ ระบุกระเป๋าเงินที่ย้ายโทเคนไป หรือตรวจหาสาเหตุ',
    },
  },
  timer: {
    title: {
      en: 'A timer does not run',
      'zh-CN': '定时任务未运行',
      ja: 'タイマーが動いていません',
      ko: '타이머가 실행되지 않습니다',
      th: 'ตัวตั้งเวลาไม่ทำงาน',
    },
    text: {
      en: '{name} ran last at [{since}|no time] and missed more than one run.',
      'zh-CN': '{name} 上次运行时间：[{since}|从未]，已错过不止一次。',
      ja: '{name}の最終実行：[{since}|なし]。2回以上実行されていません。',
      ko: '{name} 마지막 실행: [{since}|없음], 한 번 넘게 건너뛰었습니다.',
      th: '{name} ทำงานล่าสุดเมื่อ [{since}|ยังไม่เคย] และพลาดไปมากกว่าหนึ่งรอบ',
    },
  },
  queue: {
    title: {
      en: 'Jobs are stuck',
      'zh-CN': '任务堵塞',
      ja: 'ジョブが滞っています',
      ko: '작업이 막혀 있습니다',
      th: 'งานค้างอยู่',
    },
    text: {
      en: '{name}: {failed} given up, {waiting} waiting[, the oldest since {since}].',
      'zh-CN': '{name}：已放弃 {failed} 个，等待 {waiting} 个[，最早自 {since}]。',
      ja: '{name}：中止{failed}件、待機{waiting}件[（最古 {since}）]。',
      ko: '{name}: 포기 {failed}건, 대기 {waiting}건[, 가장 오래된 것 {since}].',
      th: '{name}: เลิกทำ {failed} งาน รอ {waiting} งาน[ เก่าสุดตั้งแต่ {since}]',
    },
  },
  mail: {
    title: {
      en: 'E-mails can’t be sent',
      'zh-CN': '邮件无法发送',
      ja: 'メールを送信できません',
      ko: '메일을 보낼 수 없습니다',
      th: 'ส่งอีเมลไม่ได้',
    },
    text: {
      en: '{failed} given up and {waiting} tried in vain in the last day. [{error}]',
      'zh-CN': '过去一天放弃 {failed} 封，{waiting} 封多次尝试未果。[{error}]',
      ja: '過去1日で{failed}通を中止、{waiting}通が再試行中です。[{error}]',
      ko: '지난 하루 동안 {failed}통 포기, {waiting}통 재시도 중입니다. [{error}]',
      th: 'ในหนึ่งวันที่ผ่านมา เลิกส่ง {failed} ฉบับ และลองส่งไม่สำเร็จ {waiting} ฉบับ [{error}]',
    },
  },
  disk: {
    title: {
      en: 'The disk is nearly full',
      'zh-CN': '磁盘即将用尽',
      ja: 'ディスクの空きが残りわずかです',
      ko: '디스크가 거의 찼습니다',
      th: 'ดิสก์ใกล้เต็ม',
    },
    text: {
      en: '{free}\u00a0MB are left. Below {least}\u00a0MB the database stops.',
      'zh-CN': '剩余 {free}\u00a0MB。低于 {least}\u00a0MB 时数据库将停止。',
      ja: '残り{free}MBです。{least}MBを下回るとデータベースが停止します。',
      ko: '{free}MB 남았습니다. {least}MB 아래로 내려가면 데이터베이스가 멈춥니다.',
      th: 'เหลือ {free}\u00a0MB หากต่ำกว่า {least}\u00a0MB ฐานข้อมูลจะหยุดทำงาน',
    },
  },
  replica: {
    title: {
      en: 'A replica is not read',
      'zh-CN': '有只读副本停用',
      ja: '読み取り用レプリカが使われていません',
      ko: '읽기 복제본이 사용되지 않습니다',
      th: 'ไม่ได้อ่านจากเรพลิกา',
    },
    text: {
      en: '{name} does not answer, or is too far behind[: {behind} s]. The primary answers in its place.',
      'zh-CN': '{name} 无响应或延迟过大[（{behind}\u00a0秒）]，其读取由主库承担。',
      ja: '{name}が応答しないか、遅れすぎています[（{behind}秒）]。読み取りはプライマリが代わりに処理しています。',
      ko: '{name}이(가) 응답하지 않거나 지연이 너무 큽니다[({behind}초)]. 읽기는 주 서버가 대신 처리합니다.',
      th: '{name} ไม่ตอบสนองหรือล่าช้าเกินไป[ ({behind}\u00a0วินาที)] ขณะนี้อ่านจากเซิร์ฟเวอร์หลักแทน',
    },
  },
  partition: {
    title: {
      en: 'Rows are outside their partitions',
      'zh-CN': '有数据未归入分区',
      ja: 'パーティション外の行があります',
      ko: '파티션 밖에 행이 있습니다',
      th: 'มีแถวที่อยู่นอกพาร์ทิชัน',
    },
    text: {
      en: '{table}: {count} rows. They are kept; the job “Making and dropping partitions” moves them when it runs.',
      'zh-CN': '{table}：{count} 行。数据仍保留；任务“创建和删除数据分区”运行时会移动它们。',
      ja: '{table}：{count}行。データは保持されています。「パーティションの作成と削除」ジョブの実行時に移動されます。',
      ko: '{table}: {count}행. 데이터는 보존되며, ‘파티션 생성 및 삭제’ 작업이 실행되면 옮겨집니다.',
      th: '{table}: {count} แถว ข้อมูลยังอยู่ครบ งาน “สร้างและลบพาร์ทิชัน” จะย้ายให้เมื่อทำงาน',
    },
  },
};
