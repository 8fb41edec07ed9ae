import type { Department } from './department.ts';

/** Paper, pens and desks. */
export const stationerySynonyms: Department = {
  all: [
    [
      'crayons/coloured pencils/wax crayon/colouring crayons',
      '蜡笔/油画棒/画笔',
      'クレヨン/お絵かき/クレパス',
      '크레용/크레파스/왁스 크레용',
      'สีเทียน/เครยอง/สีเทียนระบายสี',
    ],
  ],
  family: [
    [
      'notebook/jotter/exercise book/writing pad',
      '笔记本/本子/记事本/手账本',
      'ノート/帳面/ちょうめん/筆記帳',
      '노트/공책/필기장',
      'สมุด/สมุดโน้ต/สมุดจด',
    ],
    ['ballpoint pen/ballpoint/biro', '圆珠笔/原子笔/签字笔', 'ボールペン', '볼펜/볼포인트펜', 'ปากกาลูกลื่น/ปากกา'],
    [
      'letter set/writing paper/notepaper/stationery set',
      '信纸/信纸套装/信笺',
      'レターセット/便箋/びんせん',
      '편지지/편지지 세트/레터 세트',
      'กระดาษจดหมาย/ชุดเขียนจดหมาย',
    ],
    ['envelope', '信封', '封筒/ふうとう', '봉투/편지봉투', 'ซองจดหมาย/ซอง'],
    ['beeswax', '蜂蜡', 'みつろう/蜜蝋/蜜ろう', '밀랍/비즈왁스', 'ไขผึ้ง/ขี้ผึ้ง'],
    [
      'log book/journal/logbook/record book',
      '记录本/日志/手账',
      '記録ノート/きろくノート/ログブック/日誌/にっし',
      '기록장/저널/일지',
      'สมุดบันทึก/บันทึก',
    ],
    [
      'reading log/reading journal/books read',
      '读书笔记/阅读记录',
      '読書/読書ノート/どくしょ',
      '독서/독서 노트/독서록',
      'บันทึกการอ่าน/การอ่าน',
    ],
    ['recipe book/recipe journal/recipes', '食谱/菜谱', 'レシピ/レシピ帳/レシピちょう', '레시피/요리 노트', 'สูตรอาหาร'],
    [
      'household accounts/budget planner/account book',
      '家庭收支/账本/记账本',
      '家計簿/かけいぼ',
      '가계부/용돈기입장',
      'รายรับรายจ่าย/บัญชีครัวเรือน',
    ],
    [
      'travel journal/travel diary/journeys',
      '旅行手账/旅行日记',
      '旅の記録/旅日記/旅行記/たびにっき/りょこうき',
      '여행 일지/여행 노트',
      'บันทึกการเดินทาง',
    ],
    [
      'colouring book/coloring book/adult colouring',
      '填色画册/填色书/涂色本/涂色书',
      'ぬり絵/塗り絵/ぬりえ',
      '컬러링북/색칠공부/색칠북',
      'สมุดระบายสี/สมุดภาพระบายสี',
    ],
    ['calendar/wall calendar', '挂历/日历/月历/万年历', 'カレンダー/暦/こよみ', '달력/캘린더', 'ปฏิทิน'],
    ['perpetual calendar', '万年历/万年月历', '万年カレンダー/まんねん', '만년 달력', 'ปฏิทินร้อยปี/ปฏิทินตลอดกาล'],
    [
      'desk drawers/desk organiser/desk organizer',
      '抽屉柜/桌面收纳/收纳柜/文件柜',
      '引き出し/引出し/ひきだし/卓上収納',
      '서랍/탁상 서랍/책상 정리함',
      'ตู้ลิ้นชัก/ลิ้นชัก/ที่เก็บเอกสาร',
    ],
    [
      'stitched/thread-bound/sewn binding',
      '锁线装/线装',
      '糸かがり/糸綴じ/いとかがり',
      '실제본/사철제본',
      'เย็บกี่/เย็บด้าย',
    ],
    [
      'ring-bound/spiral-bound/ring binder',
      '线圈/活页',
      'リング綴じ/スパイラル/リングノート',
      '링 제본/스프링',
      'สันห่วง/เข้าห่วง',
    ],
  ],
};
