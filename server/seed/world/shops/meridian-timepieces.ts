import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';

export const shop: DemoShop = {
  slug: 'meridian-timepieces',
  name: 'Meridian Timepieces',
  slogan: texts(
    'Watches and clocks set by hand in Taipei',
    '在台北手工调校的钟与表',
    '台北で一つずつ合わせた時計',
    '타이베이에서 손으로 맞춘 시계',
    'นาฬิกาที่ตั้งเวลาด้วยมือในไทเป',
  ),
  about: texts(
    'Three watchmakers and an apprentice share a bench by a north window in Taipei. Every watch runs on our wall for five days before it is posted, and we service what we sell for as long as we are here. Insured parcels, sent within two working days.',
    '三位制表师和一名学徒，在台北一扇朝北的窗边共用一张工作台。每只表寄出前先在墙上走满五天，只要我们还在，就一直提供保养。两个工作日内发货，全程保价。',
    '台北の北向きの窓辺で、三人の時計師と見習い一人が机を並べています。どの時計も発送前に五日間、壁で動かして確かめ、販売したものは末永く修理いたします。2営業日以内に保険付きで発送します。',
    '타이베이의 북쪽 창가에서 시계공 세 명과 견습생 한 명이 작업대를 함께 씁니다. 모든 시계는 보내기 전 닷새 동안 벽에서 돌려 보고, 판매한 시계는 저희가 있는 한 수리해 드립니다. 영업일 2일 안에 보험을 들어 발송합니다.',
    'ช่างนาฬิกาสามคนกับลูกมือหนึ่งคนนั่งโต๊ะเดียวกันริมหน้าต่างทิศเหนือในไทเป นาฬิกาทุกเรือนเดินบนผนังห้าวันก่อนส่ง และเรารับดูแลซ่อมให้ตราบที่ร้านยังอยู่ จัดส่งพร้อมประกันภายใน 2 วันทำการ',
  ),
  city: texts('Taipei', '台北', '台北', '타이베이', 'ไทเป'),
  country: 'TW',
  since: 2011,
  avatar: { cp: '231a', bg: 'wine', scene: 'studio', hue: 150 },
  tone: 'wine',
  freight: { freeOver: 18000, first: 760, next: 180 },
};

const colour = texts('Colour', '颜色', 'カラー', '색상', 'สี');
const dial = texts('Dial', '表盘', '文字盤', '다이얼', 'หน้าปัด');
const strap = texts('Strap', '表带', 'ベルト', '스트랩', 'สาย');
const size = texts('Size', '尺寸', 'サイズ', '크기', 'ขนาด');
const movement = texts('Movement', '机芯', 'ムーブメント', '무브먼트', 'กลไก');
const water = texts('Water', '防水', '防水', '방수', 'กันน้ำ');
const crystal = texts('Crystal', '表镜', '風防', '글라스', 'กระจก');
const material = texts('Material', '材质', '素材', '소재', 'วัสดุ');
const power = texts('Power', '供电', '電源', '전원', 'พลังงาน');

export const products: readonly DemoProduct[] = [
  {
    slug: 'meridian-40-automatic-watch',
    shop: shop.slug,
    category: 'watches',
    title: texts(
      'Meridian 40 automatic watch, sapphire crystal',
      'Meridian 40 自动机械表 蓝宝石镜面 40毫米',
      'Meridian 40 自動巻き腕時計 サファイアガラス',
      'Meridian 40 오토매틱 손목시계, 사파이어 글라스',
      'นาฬิกาออโตเมติก Meridian 40 กระจกแซฟไฟร์',
    ),
    summary: texts(
      'A plain 40 mm watch, regulated by hand to within eight seconds a day.',
      '40毫米素面腕表，手工调校，日误差八秒以内。',
      'すっきりとした40mm。手で調整し、日差は8秒以内です。',
      '담백한 40mm 시계. 손으로 조정해 하루 오차 8초 이내입니다.',
      'นาฬิกาเรียบ ๆ ขนาด 40 มม. ปรับด้วยมือ คลาดเคลื่อนไม่เกิน 8 วินาทีต่อวัน',
    ),
    description: texts(
      'The movement winds itself as you walk and shows through a glass back. There is no date to correct at the end of the month, only three hands and a dial brushed from the centre outwards.\n\nA card with the five-day timing of your own watch lies in the box.',
      '走动间自动上弦，透过背透表盖可见机芯。没有日历，月底不用校正，只有三根指针和一面由中心向外拉丝的表盘。\n\n盒内附上您这只表五天走时的实测记录卡。',
      '歩くだけでゼンマイが巻かれ、裏蓋のガラスから機械が見えます。月末に直す日付表示はなく、三本の針と、中心から外へ筋目を付けた文字盤だけです。\n\n箱には、お届けする時計の五日間の歩度を記したカードを入れています。',
      '걷기만 해도 태엽이 감기고, 뒷면 유리로 무브먼트가 보입니다. 월말마다 고칠 날짜창 없이 바늘 세 개와 중심에서 바깥으로 결을 낸 다이얼뿐입니다.\n\n상자에는 고객님 시계의 닷새간 오차를 적은 카드가 들어 있습니다.',
      'ไขลานเองขณะเดิน มองเห็นกลไกผ่านฝาหลังใส ไม่มีวันที่ให้แก้ทุกสิ้นเดือน มีเพียงเข็มสามเข็มกับหน้าปัดขัดลายจากกลางออกขอบ\n\nในกล่องมีบัตรบันทึกการเดินห้าวันของเรือนที่คุณได้รับ',
    ),
    facts: [
      {
        name: movement,
        value: texts(
          'Automatic, 24 jewels, 42 h',
          '自动上弦，24钻，动储42小时',
          '自動巻き、24石、42時間',
          '오토매틱, 24석, 42시간',
          'ออโตเมติก 24 จิวเวล สำรองพลังงาน 42 ชม.',
        ),
      },
      {
        name: crystal,
        value: texts(
          'Domed sapphire, coated',
          '弧面蓝宝石，防反射镀膜',
          'ドーム型サファイア、無反射コート',
          '돔형 사파이어, 무반사 코팅',
          'แซฟไฟร์ทรงโดม เคลือบกันสะท้อน',
        ),
      },
      {
        name: size,
        value: texts(
          '40 mm wide, 10.8 mm thick',
          '直径40毫米，厚10.8毫米',
          '径40mm、厚さ10.8mm',
          '지름 40mm, 두께 10.8mm',
          'กว้าง 40 มม. หนา 10.8 มม.',
        ),
      },
      { name: water, value: texts('10 ATM', '10 ATM（100米）', '10気圧', '10기압', '10 ATM') },
    ],
    options: [
      {
        name: dial,
        values: [
          {
            code: 'bronze',
            text: texts('Bronze', '古铜', 'ブロンズ', '브론즈', 'บรอนซ์'),
            swatch: '#8A6420',
            effect: { hue: 150, sat: 0.9 },
          },
          {
            code: 'pine',
            text: texts('Pine green', '松绿', 'パイングリーン', '파인 그린', 'เขียวสน'),
            swatch: '#2F6B2C',
            effect: { hue: 190, sat: 0.8 },
          },
          {
            code: 'harbour',
            text: texts('Harbour blue', '港湾蓝', 'ハーバーブルー', '하버 블루', 'น้ำเงินอ่าว'),
            swatch: '#1E5E96',
            effect: { hue: 285, sat: 0.85 },
          },
          {
            code: 'garnet',
            text: texts('Garnet', '石榴红', 'ガーネット', '가닛', 'แดงโกเมน'),
            swatch: '#A3232C',
            effect: { hue: 90, sat: 0.8 },
          },
        ],
      },
      {
        name: strap,
        values: [
          { code: 'leather', text: texts('Calf leather', '小牛皮', 'カーフレザー', '송아지 가죽', 'หนังลูกวัว') },
          {
            code: 'steel',
            text: texts('Steel bracelet', '精钢表链', 'ステンレスブレス', '스틸 브레이슬릿', 'สายเหล็ก'),
            priceDelta: 3000,
          },
        ],
      },
    ],
    price: 21800,
    stock: 12,
    soldOut: ['garnet|steel', 'pine|leather'],
    weightGrams: 420,
    picture: { cp: '231a', bg: 'night', scene: 'studio', hue: 150, sat: 0.9 },
    company: [
      { cp: '1f4d6', x: 150, y: 640, size: 190 },
      { cp: '1f58a-fe0f', x: 665, y: 700, size: 150, front: true },
    ],
  },
  {
    slug: 'meridian-34-quartz-watch',
    shop: shop.slug,
    category: 'watches',
    title: texts(
      'Meridian 34 slim quartz watch, 6.9 mm thin',
      'Meridian 34 超薄石英表 厚6.9毫米',
      'Meridian 34 薄型クォーツ腕時計 厚さ6.9mm',
      'Meridian 34 슬림 쿼츠 손목시계, 두께 6.9mm',
      'นาฬิกาควอตซ์ Meridian 34 บาง 6.9 มม.',
    ),
    summary: texts(
      'Slides under a cuff and runs five years on one cell.',
      '轻松滑进袖口，一颗电池走五年。',
      '袖口にすっと収まり、電池1個で5年動きます。',
      '소매 밑으로 쏙 들어가고, 건전지 하나로 5년 갑니다.',
      'สอดใต้แขนเสื้อได้พอดี แบตเตอรี่ก้อนเดียวเดินได้ 5 ปี',
    ),
    description: texts(
      'The smaller sister of the Meridian 40, with the same hands and far less height. The strap changes without tools: pull the little pin, click in another, and go from office to dinner.',
      'Meridian 40 的小妹妹，指针相同，却薄了许多。表带免工具更换：拨开小销，换上另一条，从办公室到晚餐都合适。',
      'Meridian 40の妹分。針は同じで、厚みはぐっと薄くなりました。ベルトは工具なしで交換でき、小さなピンを引けば仕事から食事の装いに替えられます。',
      'Meridian 40의 동생. 바늘은 같고 두께는 훨씬 얇습니다. 스트랩은 작은 핀만 당기면 공구 없이 바꿀 수 있어 출근길에도 저녁 자리에도 어울립니다.',
      'รุ่นน้องของ Meridian 40 เข็มแบบเดียวกันแต่บางกว่ามาก เปลี่ยนสายได้โดยไม่ใช้เครื่องมือ ดึงหมุดเล็ก ๆ แล้วใส่เส้นใหม่ จากที่ทำงานไปมื้อค่ำได้ทันที',
    ),
    facts: [
      {
        name: movement,
        value: texts(
          'Quartz, 5-year battery',
          '石英，电池五年',
          'クォーツ、電池寿命5年',
          '쿼츠, 배터리 5년',
          'ควอตซ์ แบตเตอรี่ 5 ปี',
        ),
      },
      {
        name: crystal,
        value: texts('Flat sapphire', '平面蓝宝石', '平面サファイア', '평면 사파이어', 'แซฟไฟร์แบบเรียบ'),
      },
      { name: water, value: texts('5 ATM', '5 ATM（50米）', '5気圧', '5기압', '5 ATM') },
    ],
    options: [
      {
        name: dial,
        values: [
          {
            code: 'mauve',
            text: texts('Mauve', '藕紫', 'モーヴ', '모브', 'ม่วงหม่น'),
            swatch: '#9A4B86',
            effect: { hue: 45, sat: 0.55, bri: 1.12 },
          },
          {
            code: 'slate',
            text: texts('Slate blue', '灰蓝', 'スレートブルー', '슬레이트 블루', 'น้ำเงินเทา'),
            swatch: '#5C6AA8',
            effect: { hue: 0, sat: 0.45, bri: 1.1 },
          },
          {
            code: 'sage',
            text: texts('Sage', '鼠尾草绿', 'セージ', '세이지', 'เขียวเสจ'),
            swatch: '#6E9272',
            effect: { hue: 220, sat: 0.4, bri: 1.12 },
          },
        ],
      },
      {
        name: strap,
        values: [
          { code: 'leather', text: texts('Leather', '真皮', 'レザー', '가죽', 'หนัง') },
          {
            code: 'mesh',
            text: texts('Milanese mesh', '米兰网带', 'メッシュ', '밀라네즈 메시', 'สายถักมิลานีส'),
            priceDelta: 1500,
          },
        ],
      },
    ],
    price: 9800,
    stock: 29,
    soldOut: ['sage|mesh'],
    weightGrams: 260,
    picture: { cp: '231a', bg: 'apricot', scene: 'disc', hue: 45, sat: 0.55, bri: 1.12 },
    company: [
      { cp: '1f45d', x: 150, y: 640, size: 180 },
      { cp: '1f339', x: 665, y: 705, size: 150, front: true },
    ],
  },
  {
    slug: 'tideline-200-dive-watch',
    shop: shop.slug,
    category: 'watches',
    title: texts(
      'Tideline 200 dive watch, 42 mm, lume dial',
      'Tideline 200 潜水表 42毫米 夜光 防水200米',
      'Tideline 200 ダイバーズウォッチ 42mm 200m防水',
      'Tideline 200 다이버 시계, 42mm, 200m 방수',
      'นาฬิกาดำน้ำ Tideline 200 ขนาด 42 มม. พรายน้ำ',
    ),
    summary: texts(
      'Tested one by one in our pressure pot and bright for eight hours in the dark.',
      '逐只加压检测，黑暗中可亮八小时。',
      '一本ずつ加圧試験を行い、暗闇で8時間光ります。',
      '한 개씩 가압 시험을 거치고, 어둠 속에서 8시간 빛납니다.',
      'ทดสอบแรงดันทีละเรือน เรืองแสงในที่มืดได้ 8 ชั่วโมง',
    ),
    description: texts(
      'The bezel turns one way only, with 120 clicks you can feel through a glove. The crown screws down, and the rubber strap smells of nothing at all, which took us two years.',
      '表圈单向旋转，120格，隔着手套也摸得出。表冠旋入锁紧，橡胶表带没有气味，为此我们试了两年。',
      'ベゼルは一方向のみ、グローブ越しにも分かる120クリック。リューズはねじ込み式です。ラバーベルトは匂いがしません。そこに二年かかりました。',
      '베젤은 한 방향으로만 돌고, 장갑을 껴도 느껴지는 120클릭입니다. 용두는 돌려 잠그고, 고무 스트랩은 냄새가 없습니다. 그걸 만드는 데 2년이 걸렸습니다.',
      'ขอบหมุนทางเดียว 120 คลิก สวมถุงมือก็รู้สึกได้ เม็ดมะยมแบบขันเกลียว สายยางไม่มีกลิ่นเลย ซึ่งเราใช้เวลาสองปีกว่าจะทำได้',
    ),
    facts: [
      {
        name: movement,
        value: texts(
          'Automatic, 41 h reserve',
          '自动上弦，动储41小时',
          '自動巻き、41時間',
          '오토매틱, 41시간',
          'ออโตเมติก สำรองพลังงาน 41 ชม.',
        ),
      },
      { name: water, value: texts('200 m', '200米', '200m', '200m', '200 ม.') },
      {
        name: size,
        value: texts(
          '42 mm wide, 12.9 mm thick',
          '直径42毫米，厚12.9毫米',
          '径42mm、厚さ12.9mm',
          '지름 42mm, 두께 12.9mm',
          'กว้าง 42 มม. หนา 12.9 มม.',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'lagoon',
            text: texts('Lagoon', '泻湖蓝', 'ラグーン', '라군', 'ฟ้าทะเลใน'),
            swatch: '#0E6E92',
            effect: { hue: 275 },
          },
          {
            code: 'kelp',
            text: texts('Kelp', '海藻绿', 'ケルプ', '켈프', 'เขียวสาหร่าย'),
            swatch: '#0F7A4F',
            effect: { hue: 235 },
          },
          {
            code: 'buoy',
            text: texts('Buoy red', '浮标红', 'ブイレッド', '부표 레드', 'แดงทุ่น'),
            swatch: '#C52B2E',
            effect: { hue: 85 },
          },
        ],
      },
      {
        name: strap,
        values: [
          { code: 'rubber', text: texts('Rubber', '橡胶', 'ラバー', '고무', 'ยาง') },
          { code: 'nylon', text: texts('Woven nylon', '尼龙编织', 'ナイロン', '나일론', 'ไนลอนถัก') },
          { code: 'steel', text: texts('Steel', '精钢', 'ステンレス', '스틸', 'เหล็ก'), priceDelta: 3500 },
        ],
      },
    ],
    price: 26500,
    listPrice: 29800,
    stock: 9,
    soldOut: ['buoy|steel', 'kelp|nylon'],
    weightGrams: 460,
    picture: { cp: '231a', bg: 'stone', scene: 'podium', hue: 275 },
    company: [
      { cp: '1f93f', x: 150, y: 640, size: 200 },
      { cp: '1f41a', x: 665, y: 705, size: 150, front: true },
    ],
  },
  {
    slug: 'cadence-mechanical-stopwatch',
    shop: shop.slug,
    category: 'watches',
    title: texts(
      'Cadence mechanical stopwatch, 1/5 second',
      'Cadence 机械秒表 五分之一秒',
      'Cadence 機械式ストップウォッチ 1/5秒',
      'Cadence 기계식 스톱워치, 1/5초',
      'นาฬิกาจับเวลากลไก Cadence ละเอียด 1/5 วินาที',
    ),
    summary: texts(
      'Wind it, press it, hear it: timing for races, tea and rehearsals.',
      '上弦、按下、听它走：计时赛跑、泡茶或排练。',
      '巻いて、押して、音を聴く。レースにも、お茶にも、練習にも。',
      '감고, 누르고, 소리를 듣습니다. 달리기에도, 차에도, 연습에도.',
      'ไขลาน กด แล้วฟังเสียงเดิน จับเวลาวิ่ง ชงชา หรือซ้อมดนตรี',
    ),
    description: texts(
      'A pin-lever movement we rebuild from old stock, in a new case that is easy to hold. One crown starts, stops and returns the hand, and the small dial counts thirty minutes.',
      '采用库存老机芯重新整修，装入握感更好的新壳。一枚按钮完成开始、停止和归零，小表盘累计三十分钟。',
      '古い在庫の機械を整備し直し、持ちやすい新しいケースに収めました。ボタン一つでスタート、ストップ、リセット。小さな文字盤は30分まで数えます。',
      '오래된 재고 무브먼트를 손봐 잡기 좋은 새 케이스에 담았습니다. 버튼 하나로 시작과 정지, 초기화가 되고 작은 다이얼은 30분까지 셉니다.',
      'เรานำกลไกเก่าในคลังมาบูรณะ ใส่ตัวเรือนใหม่ที่จับถนัด ปุ่มเดียวเริ่ม หยุด และตั้งศูนย์ หน้าปัดเล็กนับได้ 30 นาที',
    ),
    facts: [
      {
        name: movement,
        value: texts(
          'Hand-wound, 10 h',
          '手动上弦，10小时',
          '手巻き、10時間',
          '수동 태엽, 10시간',
          'ไขลานมือ เดินได้ 10 ชม.',
        ),
      },
      { name: size, value: texts('52 mm, 118 g', '52毫米，118克', '52mm、118g', '52mm, 118g', '52 มม. 118 กรัม') },
      {
        name: material,
        value: texts(
          'Lacquered brass, mineral glass',
          '烤漆黄铜、矿物玻璃',
          '塗装真鍮、ミネラルガラス',
          '도장 황동, 미네랄 글라스',
          'ทองเหลืองเคลือบ กระจกแร่',
        ),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'midnight',
            text: texts('Midnight', '午夜蓝', 'ミッドナイト', '미드나이트', 'น้ำเงินเข้ม'),
            swatch: '#3A2F66',
            effect: { hue: 0, bri: 1.25 },
          },
          {
            code: 'oxblood',
            text: texts('Oxblood', '牛血红', 'オックスブラッド', '옥스블러드', 'แดงเลือดหมู'),
            swatch: '#6B2436',
            effect: { hue: 75, bri: 1.25 },
          },
          {
            code: 'pine',
            text: texts('Pine', '松绿', 'パイン', '파인', 'เขียวสน'),
            swatch: '#1D5A45',
            effect: { hue: 215, bri: 1.25 },
          },
        ],
      },
      {
        name: texts('Cord', '挂绳', 'ストラップ', '끈', 'สายคล้อง'),
        values: [
          { code: 'cotton', text: texts('Cotton cord', '棉绳', '綿ひも', '면 끈', 'เชือกฝ้าย') },
          {
            code: 'leather',
            text: texts('Leather lanyard', '皮挂绳', '革ストラップ', '가죽 끈', 'สายหนัง'),
            priceDelta: 600,
          },
        ],
      },
    ],
    price: 5400,
    stock: 40,
    weightGrams: 210,
    picture: { cp: '23f1-fe0f', bg: 'apricot', scene: 'podium', hue: 0, bri: 1.25 },
    company: [
      { cp: '1f45f', x: 150, y: 640, size: 200 },
      { cp: '1f375', x: 665, y: 705, size: 150, front: true },
    ],
  },
  {
    slug: 'daybreak-twin-bell-alarm-clock',
    shop: shop.slug,
    category: 'watches',
    title: texts(
      'Daybreak twin-bell alarm clock, silent sweep, 12 cm',
      'Daybreak 双铃闹钟 静音扫秒 12厘米',
      'Daybreak ツインベル目覚まし時計 静音 12cm',
      'Daybreak 쌍종 알람 시계, 무소음, 12cm',
      'นาฬิกาปลุกกระดิ่งคู่ Daybreak เดินเงียบ 12 ซม.',
    ),
    summary: texts(
      'Silent all night, unmistakable at seven.',
      '整夜无声，七点准时把你叫醒。',
      '夜は静かに、朝はしっかり起こします。',
      '밤새 조용하고, 아침에는 확실히 깨웁니다.',
      'เงียบตลอดคืน แต่ปลุกได้แน่นอนตอนเช้า',
    ),
    description: texts(
      'The second hand glides instead of ticking. At the set minute a small hammer rings two real bells; a slider muffles them for light sleepers, and a touch on the top lights the dial.',
      '秒针平滑扫过，没有滴答声。到点时小锤敲响两只真铃，睡眠浅可拨滑块调低音量；轻触顶部点亮表盘。',
      '秒針はなめらかに進み、カチカチ鳴りません。時刻になると小さなハンマーが本物のベルを二つ打ちます。スライダーで音を弱められ、上に触れると文字盤が光ります。',
      '초침은 소리 없이 흐르듯 움직입니다. 시간이 되면 작은 망치가 진짜 종 두 개를 울리고, 슬라이더로 소리를 줄일 수 있으며, 윗면을 만지면 다이얼이 밝아집니다.',
      'เข็มวินาทีเดินเรียบไม่มีเสียงติ๊ก ถึงเวลาค้อนเล็กจะเคาะกระดิ่งจริงสองใบ เลื่อนปุ่มเพื่อลดเสียงได้ แตะด้านบนให้หน้าปัดสว่าง',
    ),
    facts: [
      {
        name: power,
        value: texts(
          'Two AA, about 14 months',
          '两节五号电池，约14个月',
          '単3電池2本、約14か月',
          'AA 2개, 약 14개월',
          'ถ่าน AA 2 ก้อน ราว 14 เดือน',
        ),
      },
      {
        name: size,
        value: texts('12 × 17 × 6 cm', '12 × 17 × 6厘米', '12 × 17 × 6cm', '12 × 17 × 6cm', '12 × 17 × 6 ซม.'),
      },
      {
        name: material,
        value: texts('Powder-coated steel', '粉末喷涂钢', '粉体塗装スチール', '분체 도장 강철', 'เหล็กพ่นสีฝุ่น'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'sea',
            text: texts('Sea green', '海绿', 'シーグリーン', '바다 초록', 'เขียวทะเล'),
            swatch: '#1FA3A0',
            effect: { hue: 190, sat: 0.8 },
          },
          {
            code: 'coral',
            text: texts('Coral', '珊瑚红', 'コーラル', '코럴', 'ปะการัง'),
            swatch: '#EB4B6A',
            effect: { hue: 0, sat: 0.85 },
          },
          {
            code: 'amber',
            text: texts('Amber', '琥珀', 'アンバー', '앰버', 'อำพัน'),
            swatch: '#D87524',
            effect: { hue: 45, sat: 0.85 },
          },
          {
            code: 'iris',
            text: texts('Iris', '鸢尾紫', 'アイリス', '아이리스', 'ม่วงไอริส'),
            swatch: '#8F77E0',
            effect: { hue: 285, sat: 0.8 },
          },
        ],
      },
    ],
    price: 3400,
    listPrice: 3900,
    stock: 130,
    soldOut: ['amber'],
    weightGrams: 580,
    picture: { cp: '23f0', bg: 'stone', scene: 'arch', hue: 190, sat: 0.8 },
    company: [
      { cp: '1fab4', x: 145, y: 630, size: 190 },
      { cp: '2615', x: 665, y: 705, size: 160, front: true },
    ],
  },
  {
    slug: 'beitou-mantel-clock',
    shop: shop.slug,
    category: 'watches',
    title: texts(
      'Beitou mantel clock, solid wood, half-hour chime',
      'Beitou 实木座钟 半点报时 26厘米',
      'Beitou 無垢材の置き時計 30分ごとに時打ち',
      'Beitou 원목 탁상시계, 30분 종소리',
      'นาฬิกาตั้งโต๊ะไม้แท้ Beitou ตีบอกเวลาทุกครึ่งชั่วโมง',
    ),
    summary: texts(
      'Strikes the hours on a steel rod, softly enough to keep the conversation.',
      '钢棒敲击报时，声音轻柔，不会打断谈话。',
      '鋼の棒を打つ、やわらかな時の音。会話の邪魔をしません。',
      '강철 봉을 치는 부드러운 소리로 시간을 알려 대화를 방해하지 않습니다.',
      'ตีบอกชั่วโมงด้วยแท่งเหล็ก เสียงนุ่มไม่รบกวนการสนทนา',
    ),
    description: texts(
      'A cabinetmaker in Beitou bends the arch from a single plank and oils it three times. Between ten at night and seven in the morning the chime rests by itself.',
      '北投的木匠用整块木板弯出拱形，上油三遍。晚上十点到早上七点自动停止报时。',
      '北投の木工職人が一枚板を曲げてアーチを作り、三度オイルを塗ります。夜10時から朝7時までは、自動で時打ちを休みます。',
      '베이터우의 목공 장인이 판자 한 장을 휘어 아치를 만들고 오일을 세 번 바릅니다. 밤 10시부터 아침 7시까지는 종소리가 저절로 쉽니다.',
      'ช่างไม้ในเป่ยโถวดัดไม้แผ่นเดียวเป็นซุ้มโค้งแล้วลงน้ำมันสามรอบ ตั้งแต่สี่ทุ่มถึงเจ็ดโมงเช้า เสียงตีจะหยุดพักเอง',
    ),
    facts: [
      {
        name: movement,
        value: texts('Quartz with rod chime', '石英，音棒报时', 'クォーツ、棒鈴', '쿼츠, 봉 타종', 'ควอตซ์ ตีแท่งเหล็ก'),
      },
      {
        name: size,
        value: texts('26 × 21 × 9 cm', '26 × 21 × 9厘米', '26 × 21 × 9cm', '26 × 21 × 9cm', '26 × 21 × 9 ซม.'),
      },
      { name: power, value: texts('One C cell', '一节二号电池', '単2電池1本', 'C형 건전지 1개', 'ถ่าน C 1 ก้อน') },
    ],
    options: [
      {
        name: texts('Finish', '漆色', '仕上げ', '마감', 'สีไม้'),
        values: [
          {
            code: 'walnut',
            text: texts('Walnut', '胡桃木', 'ウォルナット', '월넛', 'วอลนัต'),
            swatch: '#6A4A4A',
            effect: { hue: 0, bri: 1.12 },
          },
          {
            code: 'olive',
            text: texts('Olive stain', '橄榄绿', 'オリーブ染め', '올리브 스테인', 'ย้อมเขียวมะกอก'),
            swatch: '#575F45',
            effect: { hue: 90, bri: 1.12 },
          },
          {
            code: 'indigo',
            text: texts('Indigo stain', '靛蓝', '藍染め', '쪽빛 스테인', 'ย้อมคราม'),
            swatch: '#3F5876',
            effect: { hue: 240, bri: 1.12 },
          },
        ],
      },
      {
        name: texts('Chime', '报时', '時打ち', '종소리', 'เสียงตี'),
        values: [
          { code: 'half', text: texts('Every half hour', '每半小时', '30分ごと', '30분마다', 'ทุกครึ่งชั่วโมง') },
          { code: 'none', text: texts('Silent movement', '静音机芯', '静音', '무음', 'ไม่มีเสียง') },
        ],
      },
    ],
    price: 12400,
    stock: 16,
    soldOut: ['olive|none'],
    weightGrams: 2100,
    picture: { cp: '1f570-fe0f', bg: 'pine', scene: 'window', hue: 0, bri: 1.12 },
    company: [
      { cp: '1f4da', x: 145, y: 640, size: 190 },
      { cp: '1fad6', x: 665, y: 710, size: 170, front: true },
    ],
  },
  {
    slug: 'quarter-kitchen-timer',
    shop: shop.slug,
    category: 'watches',
    title: texts(
      'Quarter kitchen timer, clockwork, 60 minutes',
      'Quarter 厨房定时器 机械式 60分钟',
      'Quarter キッチンタイマー ゼンマイ式 60分',
      'Quarter 주방 타이머, 태엽식 60분',
      'นาฬิกาจับเวลาในครัว Quarter แบบไขลาน 60 นาที',
    ),
    summary: texts(
      'Turn, let go, cook; a real bell and no battery to run flat.',
      '一拧一放就开始，真铃提醒，不用电池。',
      '回して放すだけ。本物のベルで知らせ、電池切れがありません。',
      '돌리고 놓으면 끝. 진짜 종이 울리고 건전지가 필요 없습니다.',
      'หมุนแล้วปล่อย กระดิ่งจริงคอยเตือน ไม่ต้องใช้ถ่าน',
    ),
    description: texts(
      'The numbers are large enough to read from the other side of the room, and a magnet holds it to the oven door or the fridge. The bell rings for seven seconds, then leaves you in peace.',
      '数字够大，隔着厨房也看得清；背面磁铁可吸在烤箱或冰箱上。铃响七秒自动停止。',
      '数字は部屋の反対側からでも読める大きさ。背面の磁石でオーブンや冷蔵庫に付きます。ベルは7秒鳴って止まります。',
      '숫자가 커서 방 건너편에서도 보이고, 뒷면 자석으로 오븐이나 냉장고에 붙습니다. 종은 7초 울리고 멈춥니다.',
      'ตัวเลขใหญ่อ่านได้จากอีกฝั่งของห้อง ด้านหลังเป็นแม่เหล็กติดเตาอบหรือตู้เย็น กระดิ่งดังเจ็ดวินาทีแล้วหยุดเอง',
    ),
    facts: [
      {
        name: texts('Range', '时长', '時間', '시간', 'ช่วงเวลา'),
        value: texts('1 to 60 minutes', '1至60分钟', '1〜60分', '1~60분', '1 ถึง 60 นาที'),
      },
      { name: size, value: texts('8 × 9 × 4 cm', '8 × 9 × 4厘米', '8 × 9 × 4cm', '8 × 9 × 4cm', '8 × 9 × 4 ซม.') },
      { name: material, value: texts('Enamelled steel', '搪瓷钢', 'ほうろう', '법랑 강철', 'เหล็กเคลือบ') },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'mustard',
            text: texts('Mustard', '芥末黄', 'マスタード', '머스터드', 'มัสตาร์ด'),
            swatch: '#B99548',
            effect: { hue: 190, sat: 0.85 },
          },
          {
            code: 'sky',
            text: texts('Sky', '天蓝', 'スカイ', '하늘', 'ฟ้า'),
            swatch: '#4FA0DC',
            effect: { hue: 0, sat: 0.75 },
          },
          {
            code: 'salmon',
            text: texts('Salmon', '三文鱼粉', 'サーモン', '연어색', 'ส้มแซลมอน'),
            swatch: '#E58C74',
            effect: { hue: 150, sat: 0.8 },
          },
          {
            code: 'mint',
            text: texts('Mint', '薄荷绿', 'ミント', '민트', 'มินต์'),
            swatch: '#45B494',
            effect: { hue: 285, sat: 0.75 },
          },
        ],
      },
      {
        name: texts('Back', '背面', '背面', '뒷면', 'ด้านหลัง'),
        values: [
          { code: 'stand', text: texts('Standing', '台式', '置き型', '스탠드형', 'แบบตั้ง') },
          { code: 'magnet', text: texts('With magnet', '带磁铁', '磁石付き', '자석형', 'มีแม่เหล็ก'), priceDelta: 200 },
        ],
      },
    ],
    price: 1900,
    stock: 240,
    soldOut: ['salmon|magnet'],
    weightGrams: 230,
    picture: { cp: '23f2-fe0f', bg: 'night', scene: 'disc', hue: 190, sat: 0.85 },
    company: [
      { cp: '1f372', x: 150, y: 640, size: 200 },
      { cp: '1f95a', x: 665, y: 705, size: 140, front: true },
    ],
  },
  {
    slug: 'stillwater-hourglass',
    shop: shop.slug,
    category: 'watches',
    title: texts(
      'Stillwater hourglass, blown glass, 16 cm',
      'Stillwater 手工吹制玻璃沙漏 16厘米',
      'Stillwater 吹きガラスの砂時計 16cm',
      'Stillwater 유리 모래시계, 16cm',
      'นาฬิกาทรายแก้วเป่า Stillwater 16 ซม.',
    ),
    summary: texts(
      'Fine sand, measured out to the minute you choose.',
      '细沙按分钟精确装填，到点即落尽。',
      '細かな砂を、選んだ分数ぴったりに詰めています。',
      '고운 모래를 고른 시간에 꼭 맞게 채웠습니다.',
      'ทรายละเอียดบรรจุให้พอดีกับจำนวนนาทีที่เลือก',
    ),
    description: texts(
      'For tea, for stretching, for a page of reading without a telephone. Each glass is timed three times and marked underneath with what it measured.',
      '泡茶、拉伸，或是放下手机读几页书。每只沙漏实测三次，结果写在底部。',
      'お茶を淹れる間、体を伸ばす間、電話を置いて本を読む間に。一つずつ三回計り、実測値を底に記しています。',
      '차를 우릴 때, 몸을 풀 때, 휴대폰 없이 책을 읽을 때. 하나마다 세 번 재어 실제 시간을 바닥에 적었습니다.',
      'ใช้ชงชา ยืดเส้น หรืออ่านหนังสือสักหน้าโดยไม่แตะโทรศัพท์ แต่ละอันจับเวลาสามครั้งและเขียนผลไว้ใต้ฐาน',
    ),
    facts: [
      {
        name: material,
        value: texts(
          'Borosilicate glass, steel',
          '高硼硅玻璃、钢',
          '耐熱ガラス、スチール',
          '내열 유리, 강철',
          'แก้วทนความร้อน เหล็ก',
        ),
      },
      {
        name: size,
        value: texts('16 × 8 cm, 290 g', '16 × 8厘米，290克', '16 × 8cm、290g', '16 × 8cm, 290g', '16 × 8 ซม. 290 กรัม'),
      },
      {
        name: texts('Accuracy', '误差', '精度', '오차', 'ความแม่นยำ'),
        value: texts('Within 4 per cent', '4%以内', '±4%以内', '4% 이내', 'ไม่เกิน 4%'),
      },
    ],
    options: [
      {
        name: texts('Sand', '沙色', '砂の色', '모래 색', 'สีทราย'),
        values: [
          {
            code: 'lilac',
            text: texts('Lilac', '丁香紫', 'ライラック', '라일락', 'ม่วงไลแลค'),
            swatch: '#CFA0F0',
            effect: { hue: 240, sat: 0.75 },
          },
          {
            code: 'amber',
            text: texts('Amber', '琥珀', 'アンバー', '앰버', 'อำพัน'),
            swatch: '#EFA93C',
            effect: { hue: 0, sat: 0.85 },
          },
          {
            code: 'jade',
            text: texts('Jade', '玉绿', '翡翠', '옥색', 'หยก'),
            swatch: '#38B98E',
            effect: { hue: 90, sat: 0.7 },
          },
          {
            code: 'coral',
            text: texts('Coral', '珊瑚红', 'コーラル', '코럴', 'ปะการัง'),
            swatch: '#F27C8C',
            effect: { hue: 285, sat: 0.75 },
          },
        ],
      },
      {
        name: texts('Time', '时长', '時間', '시간', 'เวลา'),
        values: [
          { code: '3', text: texts('3 minutes', '3分钟', '3分', '3분', '3 นาที') },
          { code: '15', text: texts('15 minutes', '15分钟', '15分', '15분', '15 นาที'), priceDelta: 300 },
          { code: '30', text: texts('30 minutes', '30分钟', '30分', '30분', '30 นาที'), priceDelta: 700 },
        ],
      },
    ],
    price: 2300,
    stock: 78,
    soldOut: ['jade|30'],
    weightGrams: 410,
    picture: { cp: '23f3', bg: 'pine', scene: 'podium', hue: 240, sat: 0.75 },
    company: [
      { cp: '1fad6', x: 150, y: 640, size: 190 },
      { cp: '1f41a', x: 665, y: 705, size: 140, front: true },
    ],
  },
  {
    slug: 'noon-quiet-wall-clock',
    shop: shop.slug,
    category: 'watches',
    title: texts(
      'Noon wall clock, steel rim, no ticking',
      'Noon 静音挂钟 钢框',
      'Noon 壁掛け時計 スチール枠 静音',
      'Noon 벽시계, 스틸 프레임, 무소음',
      'นาฬิกาแขวนผนัง Noon ขอบเหล็ก เดินเงียบ',
    ),
    summary: texts(
      'A clear face for kitchens and classrooms that nobody hears.',
      '厨房、教室都适合的清晰钟面，走时无声。',
      '台所にも教室にも。見やすい文字盤で、音がしません。',
      '주방에도 교실에도 좋은 또렷한 얼굴, 소리는 나지 않습니다.',
      'หน้าปัดอ่านง่ายสำหรับครัวและห้องเรียน ไม่มีเสียงรบกวน',
    ),
    description: texts(
      'No numerals, no logo: two hands on a matt coloured face behind real glass. The rim is spun from one sheet of steel, and the nail it needs comes in the box.',
      '没有数字，没有标志：真玻璃后面，哑光彩色钟面上只有两根针。钢框由整片钢板旋压成形，盒内附挂钉。',
      '数字もロゴもありません。本物のガラスの奥、つや消しの色の面に針が二本だけ。枠は一枚の鋼板から絞り、掛ける釘も付いています。',
      '숫자도 로고도 없습니다. 진짜 유리 뒤 은은한 무광 색 바탕에 바늘 두 개뿐. 테두리는 강판 한 장으로 만들었고, 걸 못도 함께 드립니다.',
      'ไม่มีตัวเลข ไม่มีโลโก้ มีเพียงเข็มสองเข็มบนพื้นสีด้านหลังกระจกแท้ ขอบขึ้นรูปจากเหล็กแผ่นเดียว มีตะปูแขวนให้ในกล่อง',
    ),
    facts: [
      {
        name: movement,
        value: texts('Quartz, silent', '石英，静音', 'クォーツ、静音', '쿼츠, 무소음', 'ควอตซ์ เดินเงียบ'),
      },
      {
        name: power,
        value: texts(
          'One AA, about 2 years',
          '一节五号电池，约两年',
          '単3電池1本、約2年',
          'AA 1개, 약 2년',
          'ถ่าน AA 1 ก้อน ราว 2 ปี',
        ),
      },
      { name: material, value: texts('Steel, glass', '钢、玻璃', 'スチール、ガラス', '강철, 유리', 'เหล็ก กระจก') },
    ],
    options: [
      {
        name: dial,
        values: [
          {
            code: 'sand',
            text: texts('Sand', '沙色', 'サンド', '샌드', 'ทราย'),
            swatch: '#D9BE92',
            effect: { tint: '#F2D6A8', bri: 1.12 },
          },
          {
            code: 'sky',
            text: texts('Sky', '天蓝', 'スカイ', '하늘', 'ฟ้า'),
            swatch: '#9DBBDD',
            effect: { tint: '#AECBEC', bri: 1.12 },
          },
          {
            code: 'rose',
            text: texts('Rose', '玫瑰粉', 'ローズ', '로즈', 'ชมพูกุหลาบ'),
            swatch: '#E0A9B0',
            effect: { tint: '#F2BDC4', bri: 1.12 },
          },
        ],
      },
      {
        name: texts('Diameter', '直径', '直径', '지름', 'เส้นผ่านศูนย์กลาง'),
        values: [
          { code: '25', text: texts('25 cm', '25厘米', '25cm', '25cm', '25 ซม.') },
          { code: '30', text: texts('30 cm', '30厘米', '30cm', '30cm', '30 ซม.'), priceDelta: 500 },
          { code: '40', text: texts('40 cm', '40厘米', '40cm', '40cm', '40 ซม.'), priceDelta: 1600 },
        ],
      },
    ],
    price: 3900,
    stock: 64,
    soldOut: ['rose|40'],
    weightGrams: 1300,
    picture: { cp: '1f55b', bg: 'apricot', scene: 'lay', tint: '#F2D6A8', bri: 1.12 },
    company: [
      { cp: '1fab4', x: 145, y: 635, size: 200 },
      { cp: '1f34e', x: 665, y: 705, size: 140, front: true },
    ],
  },
];
