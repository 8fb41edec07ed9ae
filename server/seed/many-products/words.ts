import type { Texts } from '@tradewind/contract/base/locales';
import type { CategoryCode } from '../world/types.ts';
import { texts } from '../world/texts.ts';

/** Names of product lines, the same in every language. */
export const lines = [
  'Aster',
  'Borea',
  'Cedar',
  'Delta',
  'Ember',
  'Fjord',
  'Grove',
  'Halo',
  'Indra',
  'Juniper',
  'Kestrel',
  'Lumi',
  'Marlow',
  'Nori',
  'Opal',
  'Pavo',
  'Quill',
  'Rowan',
  'Solis',
  'Tamar',
  'Umbra',
  'Vela',
  'Willow',
  'Xanthe',
  'Yuki',
  'Zephyr',
  'Alba',
  'Brisa',
  'Corvo',
  'Duna',
];

/** Adjectives that suit any product. */
export const qualities: readonly Texts[] = [
  texts('Everyday', '日常', '普段使いの', '데일리', 'สำหรับทุกวัน'),
  texts('Handmade', '手工', '手づくりの', '수제', 'ทำมือ'),
  texts('Classic', '经典', '定番の', '클래식', 'แบบคลาสสิก'),
  texts('Light', '轻盈', '軽やかな', '가벼운', 'แบบเบา'),
  texts('Small-batch', '少量制作', '少量生産の', '소량 제작', 'ผลิตจำนวนน้อย'),
  texts('Seasonal', '当季', '季節の', '시즌', 'ประจำฤดูกาล'),
  texts('Family', '家庭', '家族で使える', '온 가족', 'สำหรับครอบครัว'),
  texts('Travel', '旅行', '旅行用', '여행용', 'สำหรับเดินทาง'),
  texts('Signature', '招牌', '看板の', '시그니처', 'ประจำร้าน'),
  texts('Natural', '天然', '自然派の', '내추럴', 'จากธรรมชาติ'),
  texts('Quiet', '素雅', '落ち着いた', '차분한', 'โทนเรียบ'),
  texts('Bright', '明快', '明るい', '산뜻한', 'โทนสดใส'),
];

export const packs: readonly Texts[] = [
  texts('single', '单件', '単品', '단품', 'ชิ้นเดียว'),
  texts('set of two', '两件套', '2点セット', '2개 세트', 'ชุด 2 ชิ้น'),
  texts('in a gift box', '礼盒装', 'ギフト箱入り', '선물 상자 포장', 'พร้อมกล่องของขวัญ'),
  texts('with a pouch', '附收纳袋', 'ポーチ付き', '파우치 포함', 'พร้อมถุงเก็บ'),
];

export const size = texts('Size', '规格', 'サイズ', '사이즈', 'ขนาด');
export const sizes: readonly { code: string; texts: Texts }[] = [
  { code: 's', texts: texts('Small', '小号', 'S', '소', 'เล็ก') },
  { code: 'm', texts: texts('Medium', '中号', 'M', '중', 'กลาง') },
  { code: 'l', texts: texts('Large', '大号', 'L', '대', 'ใหญ่') },
  { code: 'xl', texts: texts('Extra large', '特大号', 'XL', '특대', 'ใหญ่พิเศษ') },
];

export const things: Readonly<Record<CategoryCode, readonly Texts[]>> = {
  computer: [
    texts('keyboard', '键盘', 'キーボード', '키보드', 'คีย์บอร์ด'),
    texts('mouse', '鼠标', 'マウス', '마우스', 'เมาส์'),
    texts('monitor stand', '显示器支架', 'モニター台', '모니터 받침대', 'ขาตั้งจอ'),
    texts('laptop sleeve', '笔记本电脑包', 'ノートPCケース', '노트북 파우치', 'ซองใส่โน้ตบุ๊ก'),
    texts('webcam', '摄像头', 'ウェブカメラ', '웹캠', 'เว็บแคม'),
  ],
  electrical: [
    texts('table lamp', '台灯', 'テーブルランプ', '탁상 조명', 'โคมไฟตั้งโต๊ะ'),
    texts('desk fan', '桌面风扇', '卓上扇風機', '탁상 선풍기', 'พัดลมตั้งโต๊ะ'),
    texts('kettle', '电热水壶', '電気ケトル', '전기 주전자', 'กาต้มน้ำไฟฟ้า'),
    texts('radio', '收音机', 'ラジオ', '라디오', 'วิทยุ'),
    texts('humidifier', '加湿器', '加湿器', '가습기', 'เครื่องทำความชื้น'),
  ],
  outdoors: [
    texts('camping chair', '露营椅', 'キャンプチェア', '캠핑 의자', 'เก้าอี้แคมป์ปิ้ง'),
    texts('water bottle', '水壶', '水筒', '물병', 'กระบอกน้ำ'),
    texts('sleeping bag', '睡袋', '寝袋', '침낭', 'ถุงนอน'),
    texts('rain jacket', '雨衣', 'レインジャケット', '방수 재킷', 'เสื้อกันฝน'),
    texts('picnic blanket', '野餐垫', 'ピクニックシート', '피크닉 매트', 'เสื่อปิกนิก'),
  ],
  family: [
    texts('cushion cover', '抱枕套', 'クッションカバー', '쿠션 커버', 'ปลอกหมอนอิง'),
    texts('serving bowl', '餐碗', '盛り鉢', '그릇', 'ชามเสิร์ฟ'),
    texts('bath towel', '浴巾', 'バスタオル', '목욕 수건', 'ผ้าเช็ดตัว'),
    texts('flower pot', '花盆', '植木鉢', '화분', 'กระถางต้นไม้'),
    texts('storage box', '收纳箱', '収納ボックス', '수납함', 'กล่องเก็บของ'),
  ],
  health: [
    texts('hand cream', '护手霜', 'ハンドクリーム', '핸드크림', 'ครีมทามือ'),
    texts('shampoo bar', '洗发皂', 'シャンプーバー', '샴푸바', 'แชมพูก้อน'),
    texts('sunscreen', '防晒霜', '日焼け止め', '선크림', 'ครีมกันแดด'),
    texts('face mask', '面膜', 'フェイスパック', '마스크팩', 'แผ่นมาสก์หน้า'),
    texts('bath salts', '浴盐', 'バスソルト', '입욕제', 'เกลือแช่ตัว'),
  ],
  mens: [
    texts('shirt', '衬衫', 'シャツ', '셔츠', 'เสื้อเชิ้ต'),
    texts('sweater', '毛衣', 'セーター', '스웨터', 'เสื้อสเวตเตอร์'),
    texts('chinos', '休闲裤', 'チノパン', '면바지', 'กางเกงชิโน'),
    texts('belt', '皮带', 'ベルト', '벨트', 'เข็มขัด'),
    texts('trainers', '运动鞋', 'スニーカー', '운동화', 'รองเท้าผ้าใบ'),
  ],
  womens: [
    texts('dress', '连衣裙', 'ワンピース', '원피스', 'เดรส'),
    texts('skirt', '半身裙', 'スカート', '치마', 'กระโปรง'),
    texts('cardigan', '开衫', 'カーディガン', '카디건', 'เสื้อคาร์ดิแกน'),
    texts('shoulder bag', '单肩包', 'ショルダーバッグ', '숄더백', 'กระเป๋าสะพาย'),
    texts('sandals', '凉鞋', 'サンダル', '샌들', 'รองเท้าแตะ'),
  ],
  food: [
    texts('biscuits', '饼干', 'ビスケット', '비스킷', 'บิสกิต'),
    texts('green tea', '绿茶', '緑茶', '녹차', 'ชาเขียว'),
    texts('coffee beans', '咖啡豆', 'コーヒー豆', '원두', 'เมล็ดกาแฟ'),
    texts('dried mango', '芒果干', 'ドライマンゴー', '말린 망고', 'มะม่วงอบแห้ง'),
    texts('noodles', '面条', '麺', '국수', 'บะหมี่'),
  ],
  phone: [
    texts('phone case', '手机壳', 'スマホケース', '휴대폰 케이스', 'เคสมือถือ'),
    texts('charging cable', '充电线', '充電ケーブル', '충전 케이블', 'สายชาร์จ'),
    texts('earbuds', '无线耳机', 'イヤホン', '이어폰', 'หูฟังไร้สาย'),
    texts('phone stand', '手机支架', 'スマホスタンド', '휴대폰 거치대', 'แท่นวางมือถือ'),
    texts('screen protector', '手机膜', '保護フィルム', '보호 필름', 'ฟิล์มกันรอย'),
  ],
  toys: [
    texts('building blocks', '积木', '積み木', '블록', 'ตัวต่อ'),
    texts('plush rabbit', '兔子玩偶', 'うさぎのぬいぐるみ', '토끼 인형', 'ตุ๊กตากระต่าย'),
    texts('puzzle', '拼图', 'パズル', '퍼즐', 'จิ๊กซอว์'),
    texts('toy car', '玩具车', 'ミニカー', '장난감 자동차', 'รถของเล่น'),
    texts('board game', '桌游', 'ボードゲーム', '보드게임', 'บอร์ดเกม'),
  ],
  adult: [
    texts('scented candle', '香薰蜡烛', 'アロマキャンドル', '향초', 'เทียนหอม'),
    texts('massage oil', '按摩油', 'マッサージオイル', '마사지 오일', 'น้ำมันนวด'),
    texts('wine glasses', '红酒杯', 'ワイングラス', '와인잔', 'แก้วไวน์'),
    texts('card game', '纸牌游戏', 'カードゲーム', '카드 게임', 'เกมไพ่'),
    texts('chocolates', '巧克力', 'チョコレート', '초콜릿', 'ช็อกโกแลต'),
  ],
  lingerie: [
    texts('pyjamas', '睡衣', 'パジャマ', '잠옷', 'ชุดนอน'),
    texts('camisole', '吊带背心', 'キャミソール', '캐미솔', 'เสื้อสายเดี่ยว'),
    texts('dressing gown', '晨袍', 'ガウン', '가운', 'เสื้อคลุม'),
    texts('socks', '袜子', '靴下', '양말', 'ถุงเท้า'),
    texts('slippers', '拖鞋', 'スリッパ', '실내화', 'รองเท้าใส่ในบ้าน'),
  ],
  jewelry: [
    texts('ring', '戒指', '指輪', '반지', 'แหวน'),
    texts('necklace', '项链', 'ネックレス', '목걸이', 'สร้อยคอ'),
    texts('earrings', '耳环', 'ピアス', '귀걸이', 'ต่างหู'),
    texts('bracelet', '手链', 'ブレスレット', '팔찌', 'สร้อยข้อมือ'),
    texts('brooch', '胸针', 'ブローチ', '브로치', 'เข็มกลัด'),
  ],
  watches: [
    texts('wrist watch', '手表', '腕時計', '손목시계', 'นาฬิกาข้อมือ'),
    texts('wall clock', '挂钟', '掛け時計', '벽시계', 'นาฬิกาแขวน'),
    texts('alarm clock', '闹钟', '目覚まし時計', '알람 시계', 'นาฬิกาปลุก'),
    texts('watch strap', '表带', '時計バンド', '시곗줄', 'สายนาฬิกา'),
    texts('pocket watch', '怀表', '懐中時計', '회중시계', 'นาฬิกาพก'),
  ],
};
