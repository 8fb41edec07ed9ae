import type { DemoProduct, DemoShop } from '../types.ts';
import { texts } from '../texts.ts';

export const shop: DemoShop = {
  slug: 'hoshi-audio',
  name: 'Hoshi Audio',
  slogan: texts(
    'Quiet gear, made to be worn all day',
    '声音耐听，戴一整天也舒服',
    '静かに、一日中つけていられる音を',
    '온종일 써도 편안한 소리',
    'เสียงฟังสบาย ใส่ได้ทั้งวัน',
  ),
  about: texts(
    'We are fourteen people above a record shop in Osaka, making headphones, radios and microphones since 2021. Every model is tuned by ear, and spare pads and cables stay in stock for as long as we can make them. Parcels leave within one working day.',
    '我们是大阪一家唱片店楼上的十四人团队，2021年起做耳机、收音机和麦克风。每款产品都由耳朵调音，替换耳罩和线材长期备货。下单后一个工作日内发货。',
    '大阪のレコード店の二階で、2021年から14人でヘッドホン、ラジオ、マイクを作っています。どの機種も耳で聴いて音を整え、交換用イヤーパッドやケーブルも長く在庫しています。ご注文から1営業日以内に発送いたします。',
    '오사카의 레코드 가게 위층에서 2021년부터 열네 명이 헤드폰과 라디오, 마이크를 만들고 있습니다. 모든 제품은 귀로 들으며 음을 다듬고, 교체용 이어패드와 케이블도 오래 갖춰 둡니다. 주문 후 영업일 기준 1일 안에 발송합니다.',
    'เราเป็นทีม 14 คนบนชั้นสองของร้านแผ่นเสียงในโอซาก้า ทำหูฟัง วิทยุ และไมโครโฟนมาตั้งแต่ปี 2021 ทุกรุ่นปรับเสียงด้วยการฟังจริง และมีฟองน้ำกับสายสำรองไว้ให้เปลี่ยนเสมอ จัดส่งภายใน 1 วันทำการ',
  ),
  city: texts('Osaka', '大阪', '大阪', '오사카', 'โอซาก้า'),
  country: 'JP',
  since: 2021,
  avatar: { cp: '1f3a7', bg: 'night', scene: 'studio' },
  tone: 'night',
  freight: { freeOver: 15000, first: 680, next: 150 },
};

const colour = texts('Colour', '颜色', 'カラー', '색상', 'สี');
const battery = texts('Battery', '续航', 'バッテリー', '배터리', 'แบตเตอรี่');
const weight = texts('Weight', '重量', '重量', '무게', 'น้ำหนัก');
const inTheBox = texts('In the box', '包装清单', '同梱品', '구성품', 'ในกล่อง');
const connection = texts('Connection', '连接方式', '接続方法', '연결 방식', 'การเชื่อมต่อ');

export const products: readonly DemoProduct[] = [
  {
    slug: 'hush-pro-wireless-headphones',
    shop: shop.slug,
    category: 'phone',
    title: texts(
      'Hush Pro wireless headphones, 60-hour battery',
      'Hush Pro 头戴式无线降噪耳机 续航60小时',
      'Hush Pro ワイヤレスヘッドホン 60時間再生',
      'Hush Pro 무선 노이즈캔슬링 헤드폰, 60시간 재생',
      'หูฟังไร้สายครอบหู Hush Pro ใช้งานได้ 60 ชั่วโมง',
    ),
    summary: texts(
      'Adaptive noise cancelling in a 238 g frame you forget you are wearing.',
      '自适应主动降噪，机身仅238克，戴久了也不觉得压头。',
      '周囲に合わせて効くノイズキャンセリング。238gで、つけているのを忘れる軽さです。',
      '주변 소음에 맞춰 조절되는 노이즈캔슬링, 쓴 줄도 모를 238g입니다.',
      'ตัดเสียงรบกวนตามสภาพแวดล้อม น้ำหนักเพียง 238 กรัม ใส่จนลืมว่าใส่อยู่',
    ),
    description: texts(
      'Hush Pro listens to the street, the train or the office and takes away only as much noise as it needs to. The pads are soft protein leather over memory foam and come off with a quarter turn, so you can replace them yourself.\n\nTwo devices stay paired at once, and a call on the phone pauses the film on the laptop.',
      'Hush Pro 会分辨街道、地铁和办公室的环境声，按需调节降噪强度。耳罩采用蛋白皮包裹记忆棉，转四分之一圈即可取下，自己就能更换。\n\n可同时连接两台设备，手机来电时，电脑上的影片会自动暂停。',
      '街なか、電車、オフィスと、周りの音を聞き分けて必要な分だけ雑音を抑えます。イヤーパッドは低反発フォームを柔らかなプロテインレザーで包み、四分の一回転で外せるので、ご自分で交換できます。\n\n2台同時接続に対応。スマホに着信があると、パソコンで観ている映画は自動で止まります。',
      '거리와 지하철, 사무실의 소리를 구분해 꼭 필요한 만큼만 소음을 줄여 줍니다. 이어패드는 메모리폼을 부드러운 단백질 가죽으로 감쌌고, 살짝 돌리면 빠져 직접 교체할 수 있습니다.\n\n두 기기를 동시에 연결해 두면 휴대폰으로 전화가 올 때 노트북 영상이 저절로 멈춥니다.',
      'Hush Pro ฟังเสียงรอบตัว ไม่ว่าจะบนถนน ในรถไฟฟ้า หรือที่ทำงาน แล้วตัดเสียงเท่าที่จำเป็น ฟองน้ำเมมโมรีโฟมหุ้มหนังโปรตีนเนื้อนุ่ม หมุนเบา ๆ ก็ถอดเปลี่ยนเองได้\n\nเชื่อมต่อพร้อมกันได้สองเครื่อง เมื่อมีสายเข้ามือถือ หนังบนโน้ตบุ๊กจะหยุดให้เอง',
    ),
    facts: [
      {
        name: texts('Driver', '发声单元', 'ドライバー', '드라이버', 'ไดรเวอร์'),
        value: texts(
          '40 mm, bio-cellulose',
          '40毫米 生物纤维振膜',
          '40mm バイオセルロース',
          '40mm 바이오셀룰로스',
          '40 มม. ไบโอเซลลูโลส',
        ),
      },
      {
        name: battery,
        value: texts(
          '60 h; 10 min charge plays 6 h',
          '60小时，充10分钟听6小时',
          '60時間、10分充電で6時間再生',
          '60시간, 10분 충전으로 6시간',
          '60 ชม. ชาร์จ 10 นาทีฟังได้ 6 ชม.',
        ),
      },
      {
        name: connection,
        value: texts(
          'Bluetooth 5.4, two devices',
          '蓝牙5.4，双设备连接',
          'Bluetooth 5.4、2台同時',
          '블루투스 5.4, 기기 2대',
          'บลูทูธ 5.4 สองเครื่องพร้อมกัน',
        ),
      },
      { name: weight, value: texts('238 g', '238克', '238g', '238g', '238 กรัม') },
    ],
    options: [
      {
        name: colour,
        values: [
          { code: 'oat', text: texts('Oat', '燕麦白', 'オート', '오트', 'ครีมข้าวโอ๊ต'), swatch: '#E6DFD6', effect: {} },
          {
            code: 'graphite',
            text: texts('Graphite', '石墨黑', 'グラファイト', '그래파이트', 'เทาดำ'),
            swatch: '#4A4B4E',
            effect: { bri: 0.5, sat: 0.4 },
          },
          {
            code: 'blue',
            text: texts('Harbour blue', '港湾蓝', 'ハーバーブルー', '하버 블루', 'น้ำเงินอ่าว'),
            swatch: '#7E9CC4',
            effect: { tint: '#7E9CC4', bri: 1.13 },
          },
          {
            code: 'sage',
            text: texts('Sage', '鼠尾草绿', 'セージ', '세이지', 'เขียวเสจ'),
            swatch: '#9DBE9A',
            effect: { tint: '#9DBE9A', bri: 1.13 },
          },
          {
            code: 'rose',
            text: texts('Rose', '玫瑰粉', 'ローズ', '로즈', 'ชมพูกุหลาบ'),
            swatch: '#E3A0AC',
            effect: { tint: '#E3A0AC', bri: 1.13 },
          },
        ],
      },
      {
        name: texts('Case', '收纳', 'ケース', '케이스', 'กล่องเก็บ'),
        values: [
          { code: 'standard', text: texts('Standard case', '标准收纳袋', '標準ケース', '기본 케이스', 'ถุงเก็บมาตรฐาน') },
          {
            code: 'travel',
            text: texts(
              'Hard travel case',
              '硬壳旅行盒',
              'トラベルハードケース',
              '여행용 하드 케이스',
              'กล่องแข็งสำหรับเดินทาง',
            ),
            priceDelta: 500,
          },
        ],
      },
    ],
    price: 8950,
    stock: 36,
    soldOut: ['rose|standard', 'rose|travel'],
    weightGrams: 540,
    picture: { cp: '1f3a7', bg: 'sand', scene: 'disc' },
    company: [
      { cp: '1fab4', x: 150, y: 640, size: 230 },
      { cp: '2615', x: 655, y: 705, size: 170, front: true },
    ],
  },
  {
    slug: 'hush-lite-folding-headphones',
    shop: shop.slug,
    category: 'phone',
    title: texts(
      'Hush Lite folding on-ear headphones, 154 g',
      'Hush Lite 折叠式贴耳蓝牙耳机 154克',
      'Hush Lite 折りたたみ オンイヤーヘッドホン 154g',
      'Hush Lite 접이식 온이어 블루투스 헤드폰, 154g',
      'หูฟังแนบหูพับได้ Hush Lite หนัก 154 กรัม',
    ),
    summary: texts(
      'Folds to the size of a fist and still plays for 38 hours.',
      '折起来只有拳头大小，一次充电仍可听38小时。',
      '折りたためばこぶしほどの大きさ。それでも38時間再生できます。',
      '접으면 주먹만 한 크기, 그래도 38시간 재생됩니다.',
      'พับแล้วเล็กเท่ากำปั้น ฟังต่อเนื่องได้ 38 ชั่วโมง',
    ),
    description: texts(
      'A light pair for commutes and coat pockets. The steel band bends without creasing, the hinges click into place, and three real buttons work with gloves on.',
      '通勤随身、可放进外套口袋的轻便耳机。钢制头梁怎么弯都不留折痕，转轴折叠到位有清脆声响，三枚实体按键戴着手套也能按。',
      '通勤やコートのポケットにちょうどいい軽さです。スチールのヘッドバンドは曲げても跡が残らず、ヒンジはカチッと決まります。物理ボタンが3つ付いているので、手袋のままでも操作できます。',
      '출퇴근길, 외투 주머니에 넣기 좋은 가벼운 헤드폰입니다. 스틸 밴드는 휘어도 자국이 남지 않고, 힌지는 딸깍 하고 고정됩니다. 물리 버튼 세 개라 장갑을 끼고도 누를 수 있습니다.',
      'หูฟังเบา ๆ สำหรับเดินทางไปทำงาน ใส่กระเป๋าเสื้อได้ ก้านเหล็กดัดได้ไม่เสียทรง บานพับเข้าล็อกแน่น มีปุ่มกดจริงสามปุ่ม ใส่ถุงมือก็กดได้',
    ),
    facts: [
      {
        name: battery,
        value: texts(
          '38 h, USB-C',
          '38小时，USB-C充电',
          '38時間、USB-C充電',
          '38시간, USB-C 충전',
          '38 ชม. ชาร์จผ่าน USB-C',
        ),
      },
      { name: connection, value: texts('Bluetooth 5.3', '蓝牙5.3', 'Bluetooth 5.3', '블루투스 5.3', 'บลูทูธ 5.3') },
      {
        name: texts('Folded', '折叠尺寸', '収納サイズ', '접은 크기', 'ขนาดเมื่อพับ'),
        value: texts('11 × 9 × 7 cm', '11 × 9 × 7厘米', '11 × 9 × 7cm', '11 × 9 × 7cm', '11 × 9 × 7 ซม.'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'sky',
            text: texts('Sky', '天空蓝', 'スカイ', '스카이', 'ฟ้า'),
            swatch: '#8FB6DE',
            effect: { tint: '#8FB6DE', bri: 1.15 },
          },
          {
            code: 'sand',
            text: texts('Sand', '沙色', 'サンド', '샌드', 'ทราย'),
            swatch: '#DCC6A0',
            effect: { tint: '#E2CBA4', bri: 1.13 },
          },
          {
            code: 'plum',
            text: texts('Plum', '梅子紫', 'プラム', '플럼', 'ม่วงพลัม'),
            swatch: '#8A6A98',
            effect: { tint: '#9C7BAB', bri: 1.05 },
          },
        ],
      },
      {
        name: texts('Cable', '音频线', 'ケーブル', '케이블', 'สายหูฟัง'),
        values: [
          { code: 'none', text: texts('Bluetooth only', '仅蓝牙', 'Bluetoothのみ', '블루투스 전용', 'บลูทูธอย่างเดียว') },
          {
            code: 'wired',
            text: texts(
              'With 3.5 mm cable',
              '附3.5毫米音频线',
              '3.5mmケーブル付き',
              '3.5mm 케이블 포함',
              'พร้อมสาย 3.5 มม.',
            ),
            priceDelta: 300,
          },
        ],
      },
    ],
    price: 3900,
    listPrice: 4600,
    stock: 120,
    weightGrams: 260,
    picture: { cp: '1f3a7', bg: 'sky', scene: 'window', tint: '#8FB6DE', bri: 1.15, rot: -8 },
    company: [
      { cp: '1f9e3', x: 150, y: 650, size: 210 },
      { cp: '1f4d2', x: 660, y: 705, size: 160, front: true },
    ],
  },
  {
    slug: 'encore-karaoke-microphone',
    shop: shop.slug,
    category: 'phone',
    title: texts(
      'Encore karaoke microphone with 8 W speaker',
      'Encore 家用K歌蓝牙话筒 内置8W音箱',
      'Encore カラオケマイク 8Wスピーカー内蔵',
      'Encore 블루투스 노래방 마이크, 8W 스피커 내장',
      'ไมค์คาราโอเกะบลูทูธ Encore ลำโพงในตัว 8 วัตต์',
    ),
    summary: texts(
      'Pair it with a phone, pick a song, and the living room has a stage.',
      '连上手机选首歌，客厅就是舞台。',
      'スマホとつないで曲を選べば、リビングがステージになります。',
      '휴대폰과 연결해 노래만 고르면 거실이 무대가 됩니다.',
      'ต่อกับมือถือ เลือกเพลง ห้องนั่งเล่นก็กลายเป็นเวที',
    ),
    description: texts(
      'The speaker sits in the handle, so there is nothing else to plug in. Echo and volume each have their own wheel, and the metal mesh screws off for washing after a long evening.',
      '音箱就在手柄里，不用再接任何设备。混响和音量各有独立旋钮，金属网罩可旋下清洗，唱完一晚也干净。',
      'スピーカーはグリップの中に入っているので、ほかにつなぐ機器はいりません。エコーと音量は別々のダイヤルで調整でき、金属メッシュは外して洗えます。',
      '스피커가 손잡이 안에 있어 따로 연결할 것이 없습니다. 에코와 음량은 각각의 휠로 조절하고, 금속 망은 돌려 빼서 씻을 수 있습니다.',
      'ลำโพงอยู่ในด้ามจับ ไม่ต้องต่ออุปกรณ์อื่น ปรับเสียงก้องและความดังแยกกันคนละปุ่มหมุน ตะแกรงโลหะหมุนออกล้างได้',
    ),
    facts: [
      {
        name: battery,
        value: texts('9 h of singing', '连续演唱9小时', '連続約9時間', '연속 9시간', 'ร้องต่อเนื่อง 9 ชม.'),
      },
      {
        name: texts('Works with', '兼容', '対応機種', '호환', 'ใช้ได้กับ'),
        value: texts(
          'iOS, Android, smart TVs',
          'iOS、安卓、智能电视',
          'iOS、Android、スマートテレビ',
          'iOS, 안드로이드, 스마트 TV',
          'iOS แอนดรอยด์ และสมาร์ททีวี',
        ),
      },
      { name: weight, value: texts('310 g', '310克', '310g', '310g', '310 กรัม') },
    ],
    options: [
      {
        name: colour,
        values: [
          { code: 'silver', text: texts('Silver', '银色', 'シルバー', '실버', 'เงิน'), swatch: '#CFCBD6', effect: {} },
          {
            code: 'rose',
            text: texts('Rose gold', '玫瑰金', 'ローズゴールド', '로즈 골드', 'โรสโกลด์'),
            swatch: '#E2AFA6',
            effect: { tint: '#F0B9AE', bri: 1.12 },
          },
          {
            code: 'mint',
            text: texts('Mint', '薄荷绿', 'ミント', '민트', 'มินต์'),
            swatch: '#A9D4C4',
            effect: { tint: '#A9DCC9', bri: 1.12 },
          },
        ],
      },
      {
        name: texts('Set', '套装', 'セット', '구성', 'ชุด'),
        values: [
          { code: 'one', text: texts('One microphone', '单支', '1本', '1개', '1 ตัว') },
          {
            code: 'pair',
            text: texts('Pair for duets', '对唱双支', 'デュエット用2本', '듀엣용 2개', 'คู่สำหรับร้องด้วยกัน'),
            priceDelta: 2200,
          },
        ],
      },
    ],
    price: 2900,
    stock: 85,
    soldOut: ['mint|pair'],
    weightGrams: 420,
    picture: { cp: '1f3a4', bg: 'night', scene: 'podium' },
    company: [
      { cp: '1f3b9', x: 150, y: 640, size: 190 },
      { cp: '1f37f', x: 665, y: 705, size: 180, front: true },
    ],
  },
  {
    slug: 'heritage-fm-bluetooth-radio',
    shop: shop.slug,
    category: 'electrical',
    title: texts(
      'Heritage FM and Bluetooth radio',
      'Heritage 复古FM收音机蓝牙音箱',
      'Heritage FM・Bluetoothラジオ',
      'Heritage FM 블루투스 라디오',
      'วิทยุ FM บลูทูธทรงคลาสสิก Heritage',
    ),
    summary: texts(
      'A kitchen radio with a real tuning knob and 18 hours away from the socket.',
      '带真实调台旋钮的厨房收音机，拔掉电源还能播18小时。',
      '本物の選局つまみが付いたキッチンラジオ。コンセントなしで18時間鳴らせます。',
      '진짜 튜닝 노브가 달린 주방 라디오, 콘센트 없이 18시간 들을 수 있습니다.',
      'วิทยุในครัวที่มีปุ่มหมุนหาคลื่นจริง ไม่เสียบปลั๊กก็ฟังได้ 18 ชั่วโมง',
    ),
    description: texts(
      'Turn the dial and the station comes in with a soft click of light. Behind the slatted front sits a 3-inch full-range driver that keeps voices warm at low volume, which is how most of us listen over breakfast.',
      '转动旋钮，对准电台时指示灯轻轻亮起。栅格面板后是3英寸全频喇叭，小音量下人声依旧温暖，正适合早餐时听。',
      'つまみを回して局が合うと、ランプがそっと灯ります。スリットの奥には3インチのフルレンジスピーカー。朝食どきの小さな音量でも、声があたたかく聞こえます。',
      '다이얼을 돌려 주파수가 맞으면 불빛이 은은하게 켜집니다. 전면 그릴 뒤의 3인치 풀레인지 스피커는 아침 식사 때처럼 작은 음량에서도 목소리를 따뜻하게 들려줍니다.',
      'หมุนปุ่มจนตรงคลื่น ไฟดวงเล็กจะสว่างขึ้น หลังช่องลำโพงเป็นดอกลำโพงฟูลเรนจ์ 3 นิ้ว เสียงพูดอบอุ่นแม้เปิดเบา ๆ ตอนกินมื้อเช้า',
    ),
    facts: [
      {
        name: texts('Reception', '接收', '受信', '수신', 'รับสัญญาณ'),
        value: texts(
          'FM 76–108 MHz, Bluetooth 5.1',
          'FM 76–108 MHz、蓝牙5.1',
          'FM 76〜108MHz、Bluetooth 5.1',
          'FM 76~108MHz, 블루투스 5.1',
          'FM 76–108 MHz และบลูทูธ 5.1',
        ),
      },
      {
        name: battery,
        value: texts(
          '18 h, USB-C',
          '18小时，USB-C充电',
          '18時間、USB-C充電',
          '18시간, USB-C 충전',
          '18 ชม. ชาร์จผ่าน USB-C',
        ),
      },
      {
        name: texts('Size', '尺寸', 'サイズ', '크기', 'ขนาด'),
        value: texts('24 × 15 × 9 cm', '24 × 15 × 9厘米', '24 × 15 × 9cm', '24 × 15 × 9cm', '24 × 15 × 9 ซม.'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'cloud',
            text: texts('Cloud grey', '云灰', 'クラウドグレー', '클라우드 그레이', 'เทาเมฆ'),
            swatch: '#C3BDCB',
            effect: {},
          },
          {
            code: 'cream',
            text: texts('Cream', '奶油白', 'クリーム', '크림', 'ครีม'),
            swatch: '#EAD9B4',
            effect: { tint: '#F6E2B8', bri: 1.15 },
          },
          {
            code: 'forest',
            text: texts('Forest', '森林绿', 'フォレスト', '포레스트', 'เขียวป่า'),
            swatch: '#7FA48C',
            effect: { tint: '#8DB49A', bri: 1.05 },
          },
          {
            code: 'brick',
            text: texts('Brick', '砖红', 'ブリック', '브릭', 'แดงอิฐ'),
            swatch: '#C98470',
            effect: { tint: '#DD947E', bri: 1.08 },
          },
        ],
      },
      {
        name: texts('Mains plug', '插头', '電源プラグ', '전원 플러그', 'ปลั๊กไฟ'),
        values: [
          {
            code: 'us-jp',
            text: texts(
              'Type A (US and Japan)',
              'A型（中美日）',
              'Aタイプ（日本・米国）',
              'A형 (미국·일본)',
              'แบบ A (สหรัฐฯ ญี่ปุ่น ไทย)',
            ),
          },
          {
            code: 'eu',
            text: texts(
              'Type C (Europe and Korea)',
              'C型（欧洲、韩国）',
              'Cタイプ（欧州・韓国）',
              'C형 (유럽·한국)',
              'แบบ C (ยุโรป เกาหลี)',
            ),
          },
          {
            code: 'uk',
            text: texts(
              'Type G (UK and Singapore)',
              'G型（英国、新加坡）',
              'Gタイプ（英国・シンガポール）',
              'G형 (영국·싱가포르)',
              'แบบ G (อังกฤษ สิงคโปร์)',
            ),
          },
        ],
      },
    ],
    price: 5800,
    stock: 44,
    soldOut: ['forest|uk', 'brick|eu'],
    weightGrams: 1350,
    picture: { cp: '1f4fb', bg: 'apricot', scene: 'window' },
    company: [
      { cp: '1fab4', x: 140, y: 630, size: 220 },
      { cp: '1f950', x: 665, y: 710, size: 170, front: true },
    ],
  },
  {
    slug: 'harbour-wind-up-radio',
    shop: shop.slug,
    category: 'electrical',
    title: texts(
      'Harbour wind-up emergency radio with solar panel',
      'Harbour 手摇应急收音机 太阳能充电',
      'Harbour 手回し防災ラジオ ソーラー充電',
      'Harbour 수동 충전 재난용 라디오, 태양광 겸용',
      'วิทยุฉุกเฉินมือหมุน Harbour มีแผงโซลาร์',
    ),
    summary: texts(
      'One minute of winding gives twelve minutes of news, and it charges a phone too.',
      '摇一分钟可听十二分钟新闻，还能给手机应急充电。',
      '1分回せばニュースが12分聴けます。スマホの充電にも使えます。',
      '1분 돌리면 뉴스 12분, 휴대폰 충전도 됩니다.',
      'หมุนหนึ่งนาทีฟังข่าวได้สิบสองนาที และชาร์จมือถือได้ด้วย',
    ),
    description: texts(
      'Made for typhoon season and kept by many of us in the hall cupboard. AM and FM, a reading lamp under the handle and a siren on its own switch, all in a case that stands up to rain.',
      '为台风季而做，我们自己也在玄关柜里放一台。支持AM/FM，提手下有阅读灯，警报器有独立开关，机身防雨淋。',
      '台風の季節に備えて作りました。私たちの多くも玄関の棚に一台置いています。AM・FM対応、ハンドルの下に読書灯、独立スイッチのサイレン付きで、雨に濡れても使えます。',
      '태풍철을 위해 만들었고, 저희도 현관장에 한 대씩 둡니다. AM·FM 수신, 손잡이 아래 독서등, 별도 스위치의 사이렌까지 비를 맞아도 되는 본체에 담았습니다.',
      'ทำไว้รับมือหน้าพายุ พวกเราหลายคนก็มีติดตู้หน้าบ้านไว้เครื่องหนึ่ง รับ AM และ FM มีไฟอ่านหนังสือใต้หูหิ้ว สวิตช์ไซเรนแยกต่างหาก ตัวเครื่องทนฝน',
    ),
    facts: [
      {
        name: texts('Power', '供电', '電源', '전원', 'แหล่งพลังงาน'),
        value: texts(
          'Crank, solar, USB-C',
          '手摇、太阳能、USB-C',
          '手回し、ソーラー、USB-C',
          '수동, 태양광, USB-C',
          'มือหมุน โซลาร์ USB-C',
        ),
      },
      {
        name: texts('Water', '防水', '防水', '방수', 'กันน้ำ'),
        value: texts('IPX4, splash-proof', 'IPX4 防溅水', 'IPX4 生活防水', 'IPX4 생활 방수', 'IPX4 กันละอองน้ำ'),
      },
      { name: weight, value: texts('480 g', '480克', '480g', '480g', '480 กรัม') },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'orange',
            text: texts('Signal orange', '信号橙', 'シグナルオレンジ', '시그널 오렌지', 'ส้มสัญญาณ'),
            swatch: '#EE9A55',
            effect: { tint: '#FFA35C', bri: 1.12 },
          },
          {
            code: 'olive',
            text: texts('Olive', '橄榄绿', 'オリーブ', '올리브', 'เขียวมะกอก'),
            swatch: '#98A06A',
            effect: { tint: '#AEB67A', bri: 1.02 },
          },
        ],
      },
      {
        name: texts('Battery', '电池容量', '電池容量', '배터리 용량', 'ความจุแบตเตอรี่'),
        values: [
          { code: '2000', text: texts('2000 mAh', '2000毫安时', '2000mAh', '2000mAh', '2000 mAh') },
          { code: '5000', text: texts('5000 mAh', '5000毫安时', '5000mAh', '5000mAh', '5000 mAh'), priceDelta: 900 },
        ],
      },
    ],
    price: 4200,
    stock: 150,
    weightGrams: 690,
    picture: { cp: '1f4fb', bg: 'night', scene: 'disc', tint: '#FFA35C', bri: 1.12 },
    company: [
      { cp: '1f526', x: 145, y: 640, size: 190 },
      { cp: '1f96b', x: 665, y: 705, size: 165, front: true },
    ],
  },
  {
    slug: 'booth-usb-microphone',
    shop: shop.slug,
    category: 'computer',
    title: texts(
      'Booth USB condenser microphone for voice and calls',
      'Booth USB电容麦克风 录音会议直播',
      'Booth USBコンデンサーマイク 配信・会議用',
      'Booth USB 콘덴서 마이크, 방송·회의용',
      'ไมโครโฟนคอนเดนเซอร์ USB Booth สำหรับอัดเสียงและประชุม',
    ),
    summary: texts(
      'Plug in one cable and your voice sounds close, not cavernous.',
      '插一根线，声音就贴近清晰，没有空旷的回声。',
      'ケーブル1本でつなぐだけ。響きすぎない、近くて聞きやすい声になります。',
      '케이블 하나만 꽂으면 울림 없이 가까운 목소리로 들립니다.',
      'เสียบสายเดียว เสียงพูดก็ชัดใกล้หู ไม่ก้อง',
    ),
    description: texts(
      'The capsule listens to the front and lets the keyboard behind it fade away. Touch the top to mute; the ring turns amber so that you can see it across the desk. A headphone socket on the base lets you hear yourself without delay.',
      '心形指向拾音，正面收声，背后的键盘声自然减弱。轻触顶部即可静音，灯环变成琥珀色，坐远一点也看得清。底座带耳机孔，可零延迟监听。',
      '正面の声を拾い、裏側のキーボードの音は抑える単一指向性です。上部に触れるとミュートになり、リングが琥珀色に変わるので離れていても分かります。台座のイヤホン端子から、遅れのない自分の声を確認できます。',
      '앞쪽 소리는 잡고 뒤쪽 키보드 소리는 줄이는 단일 지향성입니다. 윗면을 터치하면 음소거되고 링이 호박색으로 바뀌어 멀리서도 보입니다. 받침의 이어폰 단자로 지연 없이 내 목소리를 들을 수 있습니다.',
      'รับเสียงด้านหน้า ลดเสียงแป้นพิมพ์ด้านหลัง แตะด้านบนเพื่อปิดเสียง วงไฟจะเป็นสีอำพันให้เห็นชัดจากไกล ๆ ฐานมีช่องหูฟังไว้ฟังเสียงตัวเองแบบไม่หน่วง',
    ),
    facts: [
      {
        name: texts('Pick-up', '指向', '指向性', '지향성', 'ทิศทางรับเสียง'),
        value: texts(
          'Cardioid, 24 bit / 96 kHz',
          '心形，24位 / 96千赫',
          '単一指向性、24bit / 96kHz',
          '단일 지향성, 24비트 / 96kHz',
          'คาร์ดิออยด์ 24 บิต / 96 kHz',
        ),
      },
      {
        name: connection,
        value: texts(
          'USB-C, 3.5 mm monitor out',
          'USB-C，3.5毫米监听',
          'USB-C、3.5mmモニター端子',
          'USB-C, 3.5mm 모니터 단자',
          'USB-C และช่องฟัง 3.5 มม.',
        ),
      },
      {
        name: weight,
        value: texts('420 g with base', '含底座420克', '台座込み420g', '받침 포함 420g', '420 กรัม รวมฐาน'),
      },
    ],
    options: [
      {
        name: colour,
        values: [
          { code: 'silver', text: texts('Silver', '银色', 'シルバー', '실버', 'เงิน'), swatch: '#BDB9C2', effect: {} },
          {
            code: 'carbon',
            text: texts('Carbon', '碳黑', 'カーボン', '카본', 'ดำคาร์บอน'),
            swatch: '#56565C',
            effect: { bri: 0.62, sat: 0.4 },
          },
          {
            code: 'moss',
            text: texts('Moss', '苔绿', 'モス', '모스', 'เขียวมอส'),
            swatch: '#93AE8B',
            effect: { tint: '#A6C49C', bri: 1.1 },
          },
        ],
      },
      {
        name: texts('Stand', '支架', 'スタンド', '스탠드', 'ขาตั้ง'),
        values: [
          { code: 'desk', text: texts('Desk stand', '桌面底座', '卓上スタンド', '탁상 스탠드', 'ขาตั้งโต๊ะ') },
          { code: 'arm', text: texts('Boom arm', '悬臂支架', 'ブームアーム', '붐 암', 'แขนจับไมค์'), priceDelta: 3400 },
        ],
      },
    ],
    price: 7200,
    stock: 62,
    weightGrams: 900,
    picture: { cp: '1f399-fe0f', bg: 'night', scene: 'podium' },
    company: [
      { cp: '1f4bb', x: 150, y: 645, size: 230 },
      { cp: '2615', x: 660, y: 705, size: 160, front: true },
    ],
  },
  {
    slug: 'arc-wireless-gamepad',
    shop: shop.slug,
    category: 'computer',
    title: texts(
      'Arc wireless gamepad',
      'Arc 无线游戏手柄',
      'Arc ワイヤレスゲームパッド',
      'Arc 무선 게임패드',
      'จอยเกมไร้สาย Arc',
    ),
    summary: texts(
      'Magnetic sticks that do not drift, and a headphone socket where it belongs.',
      '霍尔磁感摇杆不漂移，耳机孔就在手边。',
      'ドリフトしにくい磁気式スティックと、手元のイヤホン端子。',
      '쏠림 없는 자기식 스틱, 손 가까이에 있는 이어폰 단자.',
      'ก้านแม่เหล็กไม่ดริฟต์ และมีช่องหูฟังอยู่ใกล้มือ',
    ),
    description: texts(
      'Hall-effect sticks and triggers have no contacts to wear out, so they read the same in the third year as on the first day. The grips are matt and gently ribbed; the rumble can be turned down for late evenings.',
      '摇杆和扳机采用霍尔感应，没有会磨损的触点，用到第三年手感依旧。握把为哑光细纹，震动强度可调低，夜里也不扰人。',
      'スティックとトリガーは接点の摩耗しないホール式。三年目でも初日と同じ感覚で操作できます。グリップはさらりとした細かな溝入りで、夜は振動を弱めにも設定できます。',
      '스틱과 트리거는 닳는 접점이 없는 홀 센서 방식이라 3년째에도 첫날처럼 정확합니다. 손잡이는 무광에 잔잔한 홈이 있고, 늦은 밤에는 진동을 약하게 줄일 수 있습니다.',
      'ก้านและไกปืนใช้เซนเซอร์แม่เหล็ก ไม่มีหน้าสัมผัสให้สึก ปีที่สามก็ยังแม่นเหมือนวันแรก ด้ามจับผิวด้านมีร่องกันลื่น ลดแรงสั่นได้เมื่อเล่นตอนดึก',
    ),
    facts: [
      {
        name: texts('Works with', '兼容', '対応機種', '호환', 'ใช้ได้กับ'),
        value: texts(
          'Windows, macOS, Android, iOS',
          'Windows、macOS、安卓、iOS',
          'Windows、macOS、Android、iOS',
          '윈도우, macOS, 안드로이드, iOS',
          'วินโดวส์ macOS แอนดรอยด์ iOS',
        ),
      },
      {
        name: battery,
        value: texts(
          '28 h, USB-C',
          '28小时，USB-C充电',
          '28時間、USB-C充電',
          '28시간, USB-C 충전',
          '28 ชม. ชาร์จผ่าน USB-C',
        ),
      },
      { name: weight, value: texts('245 g', '245克', '245g', '245g', '245 กรัม') },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'violet',
            text: texts('Violet', '紫罗兰', 'バイオレット', '바이올렛', 'ม่วง'),
            swatch: '#5A3F9E',
            effect: {},
          },
          {
            code: 'cherry',
            text: texts('Cherry', '樱桃红', 'チェリー', '체리', 'แดงเชอร์รี'),
            swatch: '#8C1F55',
            effect: { hue: 45 },
          },
          {
            code: 'lagoon',
            text: texts('Lagoon', '泻湖青', 'ラグーン', '라군', 'เขียวทะเล'),
            swatch: '#0F6B62',
            effect: { hue: 240 },
          },
          {
            code: 'ocean',
            text: texts('Ocean', '海洋蓝', 'オーシャン', '오션', 'น้ำเงินทะเล'),
            swatch: '#0D5A92',
            effect: { hue: 285 },
          },
        ],
      },
      {
        name: texts('Receiver', '接收器', 'レシーバー', '수신기', 'ตัวรับสัญญาณ'),
        values: [
          { code: 'bluetooth', text: texts('Bluetooth', '蓝牙', 'Bluetooth', '블루투스', 'บลูทูธ') },
          {
            code: 'dongle',
            text: texts(
              'Bluetooth and 2.4 GHz',
              '蓝牙和2.4G',
              'Bluetoothと2.4GHz',
              '블루투스와 2.4GHz',
              'บลูทูธและ 2.4 GHz',
            ),
            priceDelta: 600,
          },
        ],
      },
    ],
    price: 4400,
    stock: 210,
    soldOut: ['ocean|bluetooth'],
    weightGrams: 390,
    picture: { cp: '1f3ae', bg: 'lilac', scene: 'disc' },
    company: [
      { cp: '1f5a5-fe0f', x: 150, y: 640, size: 240 },
      { cp: '1f37f', x: 665, y: 710, size: 165, front: true },
    ],
  },
  {
    slug: 'fader-two-channel-mixer',
    shop: shop.slug,
    category: 'computer',
    title: texts(
      'Fader two-channel USB mixer, 14 cm wide',
      'Fader 双通道USB调音台 宽14厘米',
      'Fader 2チャンネル USBミキサー 幅14cm',
      'Fader 2채널 USB 믹서, 폭 14cm',
      'มิกเซอร์ USB สองช่อง Fader กว้าง 14 ซม.',
    ),
    summary: texts(
      'One guitar, one voice, two long faders and nothing to learn.',
      '一把吉他、一个人声，两根长推子，拿来就会用。',
      'ギターと声、長いフェーダーが2本。覚えることはありません。',
      '기타 하나, 목소리 하나, 긴 페이더 두 개. 배울 것이 없습니다.',
      'กีตาร์หนึ่ง เสียงร้องหนึ่ง เฟดเดอร์ยาวสองตัว ใช้เป็นทันที',
    ),
    description: texts(
      'Connect a microphone and an instrument, set the levels by hand and record both to your computer over USB. The faders travel 60 mm, long enough for a slow fade, and the case is folded aluminium.',
      '接上麦克风和乐器，手动推好音量，通过USB同时录进电脑。推子行程60毫米，足够做平缓的淡出；机身为折弯铝板。',
      'マイクと楽器をつなぎ、手で音量を決めて、USBでパソコンに録音します。フェーダーは60mmのストロークで、ゆっくりしたフェードアウトも自在。筐体は折り曲げアルミ製です。',
      '마이크와 악기를 연결해 손으로 음량을 맞추고 USB로 컴퓨터에 함께 녹음합니다. 페이더 길이는 60mm라 천천히 줄이기 좋고, 본체는 절곡 알루미늄입니다.',
      'ต่อไมค์กับเครื่องดนตรี ปรับระดับเสียงด้วยมือ แล้วอัดลงคอมพิวเตอร์ผ่าน USB เฟดเดอร์ยาว 60 มม. ไล่เสียงได้นุ่มนวล ตัวเครื่องอะลูมิเนียมพับขึ้นรูป',
    ),
    facts: [
      {
        name: texts('Inputs', '输入', '入力', '입력', 'ช่องเข้า'),
        value: texts(
          'XLR/6.3 mm combo, 48 V',
          'XLR/6.3毫米复合口，48V幻象供电',
          'XLR/6.3mmコンボ、48V対応',
          'XLR/6.3mm 콤보, 48V 지원',
          'XLR/6.3 มม. จ่ายไฟ 48 V',
        ),
      },
      {
        name: texts('Recording', '录音', '録音', '녹음', 'การบันทึก'),
        value: texts(
          '24 bit / 48 kHz over USB-C',
          'USB-C，24位 / 48千赫',
          'USB-C、24bit / 48kHz',
          'USB-C, 24비트 / 48kHz',
          '24 บิต / 48 kHz ผ่าน USB-C',
        ),
      },
      {
        name: inTheBox,
        value: texts(
          'USB-C cable, rubber feet',
          'USB-C线、防滑脚垫',
          'USB-Cケーブル、ゴム足',
          'USB-C 케이블, 고무발',
          'สาย USB-C ยางรองพื้น',
        ),
      },
    ],
    options: [],
    price: 9900,
    stock: 27,
    weightGrams: 870,
    picture: { cp: '1f39a-fe0f', bg: 'stone', scene: 'window' },
    company: [
      { cp: '1f3b8', x: 150, y: 650, size: 240 },
      { cp: '1f3a4', x: 660, y: 705, size: 170, front: true },
    ],
  },
  {
    slug: 'sunset-travel-guitar',
    shop: shop.slug,
    category: 'toys',
    title: texts(
      'Sunset travel guitar, 34 inch',
      'Sunset 旅行小吉他 34英寸',
      'Sunset トラベルギター 34インチ',
      'Sunset 여행용 미니 기타, 34인치',
      'กีตาร์ขนาดพกพา Sunset 34 นิ้ว',
    ),
    summary: texts(
      'Short enough for the overhead locker, with a headphone socket for hotel rooms.',
      '放得进飞机行李架，还带耳机孔，酒店里也能练。',
      '飛行機の荷物棚に入る長さ。イヤホン端子付きで、ホテルでも弾けます。',
      '기내 선반에 들어가는 길이에 이어폰 단자가 있어 호텔에서도 칠 수 있습니다.',
      'สั้นพอวางในช่องเก็บของบนเครื่องบิน มีช่องหูฟังไว้ซ้อมในโรงแรม',
    ),
    description: texts(
      'A solid poplar body, a maple neck and a scale that small hands and full-grown ones both manage. Two pickups and a built-in headphone amp mean you can practise at midnight and play out loud on Sunday.',
      '杨木实心琴身配枫木琴颈，弦长适中，孩子和大人都好按。双拾音器加内置耳机放大，半夜练琴不吵人，周末接音箱也能放声弹。',
      'ポプラのソリッドボディにメイプルネック。小さな手にも大人の手にもなじむ弦長です。ピックアップ2基とヘッドホンアンプ内蔵で、夜中の練習も日曜の演奏も楽しめます。',
      '포플러 솔리드 바디에 메이플 넥, 아이 손에도 어른 손에도 맞는 스케일입니다. 픽업 두 개와 헤드폰 앰프가 들어 있어 한밤중 연습도, 일요일 합주도 문제없습니다.',
      'บอดี้ไม้ป็อปลาร์ตัน คอไม้เมเปิล ความยาวสายเหมาะทั้งมือเด็กและมือผู้ใหญ่ มีปิ๊กอัปสองตัวและแอมป์หูฟังในตัว ซ้อมตอนดึกหรือเปิดเสียงดังวันหยุดก็ได้',
    ),
    facts: [
      {
        name: texts('Length', '全长', '全長', '길이', 'ความยาว'),
        value: texts('86 cm', '86厘米', '86cm', '86cm', '86 ซม.'),
      },
      {
        name: texts('Wood', '木材', '木材', '목재', 'ไม้'),
        value: texts(
          'Poplar body, maple neck',
          '杨木琴身，枫木琴颈',
          'ポプラ、ネックはメイプル',
          '포플러 바디, 메이플 넥',
          'บอดี้ป็อปลาร์ คอเมเปิล',
        ),
      },
      { name: weight, value: texts('2.3 kg', '2.3千克', '2.3kg', '2.3kg', '2.3 กก.') },
    ],
    options: [
      {
        name: colour,
        values: [
          {
            code: 'sunset',
            text: texts('Sunset red', '落日红', 'サンセットレッド', '선셋 레드', 'แดงอาทิตย์ตก'),
            swatch: '#DB3A5E',
            effect: {},
          },
          {
            code: 'amber',
            text: texts('Amber', '琥珀', 'アンバー', '앰버', 'อำพัน'),
            swatch: '#C9651E',
            effect: { hue: 45 },
          },
          {
            code: 'pine',
            text: texts('Pine', '松绿', 'パイン', '파인', 'เขียวสน'),
            swatch: '#0E8A52',
            effect: { hue: 150 },
          },
          {
            code: 'surf',
            text: texts('Surf blue', '冲浪蓝', 'サーフブルー', '서프 블루', 'ฟ้าคลื่น'),
            swatch: '#1683D8',
            effect: { hue: 240 },
          },
        ],
      },
      {
        name: texts('Set', '套装', 'セット', '구성', 'ชุด'),
        values: [
          {
            code: 'bag',
            text: texts('Guitar and gig bag', '琴和琴包', 'ギターとギグバッグ', '기타와 긱백', 'กีตาร์พร้อมกระเป๋า'),
          },
          {
            code: 'amp',
            text: texts('With pocket amp', '附迷你音箱', 'ミニアンプ付き', '미니 앰프 포함', 'พร้อมแอมป์จิ๋ว'),
            priceDelta: 2500,
          },
        ],
      },
    ],
    price: 11900,
    stock: 18,
    soldOut: ['surf|amp'],
    weightGrams: 3400,
    picture: { cp: '1f3b8', bg: 'mint', scene: 'studio' },
    company: [
      { cp: '1f941', x: 150, y: 645, size: 210 },
      { cp: '1f3b6', x: 665, y: 640, size: 150 },
    ],
  },
];
