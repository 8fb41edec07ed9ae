/** A review by a shopper of the demo data of a product that the shopper has received, in the shopper's language. */
export interface DemoReview {
  username: string;
  product: string;
  /** Product, service, delivery: in half stars. */
  scores: readonly [product: number, service: number, postage: number];
  text: string;
  anonymous?: true;
  /** The shoppers who found it helpful. */
  helpful?: readonly string[];
  /** The shop's reply. */
  reply?: string;
}

type Extras = Pick<DemoReview, 'anonymous' | 'helpful' | 'reply'>;
const by =
  (username: string) =>
  (product: string, scores: DemoReview['scores'], text: string, more: Extras = {}): DemoReview => ({
    username,
    product,
    scores,
    text,
    ...more,
  });
const [anya, lin, sora, minjun] = [by('demo'), by('lin'), by('sora'), by('minjun')];

/** Only reviews of products that their authors have received are created; the others are skipped. */
export const reviews: readonly DemoReview[] = [
  anya(
    'hush-lite-folding-headphones',
    [4, 5, 4.5],
    'Light enough to forget in my bag, and the wire means nothing to charge. The pads get a little warm after an hour.',
    { helpful: ['lin', 'minjun'] },
  ),
  anya(
    'everyday-porcelain-mug',
    [5, 4.5, 4.5],
    'Exactly the blue of the photographs. Wrapped so well that it took me five minutes to unpack two mugs.',
  ),

  lin(
    'hush-pro-wireless-headphones',
    [4.5, 5, 4],
    '地铁里开降噪，报站声都轻了很多。戴一上午也不夹头，只是天热时耳朵会有点闷。',
    { helpful: ['demo', 'sora', 'minjun'] },
  ),
  lin('hush-lite-folding-headphones', [3.5, 4.5, 4], '轻，折起来很小，听课够用。低音一般，这个价位可以接受。'),
  lin(
    'linen-blend-midi-dress-square-neckline',
    [4.5, 5, 4.5],
    '面料透气，口袋真的能放下手机。颜色比图片略深一点，我更喜欢。',
    { helpful: ['demo'] },
  ),
  lin('keystone-75-mechanical-keyboard', [5, 4.5, 4], '手感柔和，在办公室用也不吵。自己换了两颗轴，一次就成功。'),
  lin('ben-tre-dark-chocolate', [4, 4.5, 3], '可可味很正，不太甜。到货那几天气温高，边角有一点发白，不影响味道。'),
  lin('barnaby-bear-recycled-plush', [5, 5, 4.5], '给外甥女买的，毛很软，放在床头坐得稳稳的，她现在走到哪抱到哪。'),
  lin('cloudstep-knit-running-shoes', [4, 4, 4.5], '按平时的码买刚好，前掌略窄。跑了两次十公里，脚感软但不塌。'),
  lin('arc-wireless-gamepad', [4, 4, 4.5], '握感不错，按键回弹干脆。包装简单，但没有磕碰。'),
  lin('boulder-mid-hiking-boots', [3, 4.5, 4], '鞋底抓地好，但新鞋磨脚后跟，穿了三次才好一些。建议配厚袜子。', {
    reply: '感谢您的反馈。皮革鞋口前几次会偏硬，建议先短途穿着，再走长线。如仍不合脚，可在售后期内联系我们。',
  }),
  lin('freeze-dried-strawberries', [4.5, 4, 4], '酸甜明显，不腻。袋子打开后要尽快吃完，容易回潮。'),
  lin('washed-silk-v-neck-blouse', [4, 4.5, 5], '真丝手感很好，颜色沉稳。需要手洗，稍微麻烦。', { anonymous: true }),
  lin('heritage-fm-bluetooth-radio', [4.5, 4.5, 4], '旋钮的阻尼让人上瘾，声音温暖。调台要慢慢找。'),
  lin('bubble-tea-kit', [4.5, 5, 4.5], '珍珠照说明煮五分钟刚好。黑糖浆偏甜，可以少放一点。'),
  lin('waffle-cotton-bathrobe-320-gsm', [4, 4, 4.5], '吸水快，晾一晚就干。袖子对我来说长了一点。'),

  sora(
    'hush-pro-wireless-headphones',
    [5, 5, 4.5],
    '電車の中でも音量を上げずに聴けます。軽いので長くつけていても疲れません。',
    {
      helpful: ['demo', 'lin'],
      reply: 'ご愛用ありがとうございます。イヤーパッドは交換できますので、傷んできたらいつでもご相談ください。',
    },
  ),
  sora(
    'hush-lite-folding-headphones',
    [4, 4.5, 4.5],
    '充電がいらないのが気に入っています。コードはもう少し長いとうれしいです。',
  ),
  sora(
    'ben-tre-dark-chocolate',
    [5, 5, 4],
    '酸味と香りがはっきりしていて、一かけらで満足できます。コーヒーによく合いました。',
    { helpful: ['minjun'] },
  ),
  sora(
    'arc-wireless-gamepad',
    [2.5, 4, 4.5],
    'ボタンの押し心地はよいのですが、受信機を前面につなぐとときどき反応が遅れます。延長ケーブルで改善しました。',
    {
      helpful: ['lin', 'minjun'],
      reply: 'ご不便をおかけしました。金属の机では受信機を本体から離すと安定します。改善しない場合は交換いたします。',
    },
  ),
  sora(
    'heritage-fm-bluetooth-radio',
    [4.5, 5, 4],
    '台所に置いています。つまみを回して局を探すのが楽しく、音もやわらかいです。',
  ),
  sora('yuzu-soap-bar', [4.5, 4.5, 5], '泡立ちが細かく、香りは控えめ。洗い上がりもつっぱりません。'),
  sora('meridian-34-quartz-watch', [4, 4.5, 4.5], '薄くて袖に引っかかりません。革のベルトは最初少しかたいです。'),
  sora('freeze-dried-strawberries', [4, 4.5, 4], '甘さを足していないので、ヨーグルトに入れるとちょうどよいです。'),
  sora(
    'cherry-blossom-body-lotion',
    [4.5, 5, 4.5],
    'すぐになじんでべたつきません。香りはほのかで、仕事の日にも使えます。',
  ),
  sora(
    'handwoven-seagrass-basket',
    [5, 4.5, 4],
    '目がきれいにそろっていて、空でもしっかり立ちます。届いたときの草の香りも好きでした。',
  ),
  sora('ribbed-stoneware-teapot', [5, 5, 4.5], '注ぎ口の切れがとてもよいです。茶こしも洗いやすい。', {
    helpful: ['demo'],
  }),
  sora(
    'birne-glass-table-lamp',
    [4, 4.5, 3.5],
    '明かりがやわらかく、寝る前にちょうどよいです。箱の角が少しつぶれていましたが、中は無事でした。',
  ),
  sora('encore-karaoke-microphone', [3.5, 4, 4], '家族で盛り上がりました。エコーは少し強めです。', { anonymous: true }),
  sora('longan-blossom-honey', [5, 4.5, 4.5], '花の香りがあって後味がさっぱりしています。'),

  minjun(
    'ben-tre-dark-chocolate',
    [4.5, 4.5, 4],
    '카카오 향이 진하고 단맛이 적어서 좋아요. 여름에는 받자마자 냉장고에 넣으세요.',
    { helpful: ['sora'] },
  ),
  minjun(
    'linen-blend-midi-dress-square-neckline',
    [4.5, 4.5, 4.5],
    '아내 선물로 샀는데 주머니가 있어서 아주 만족해합니다. 구김은 조금 가요.',
  ),
  minjun('washed-silk-v-neck-blouse', [4.5, 5, 4], '색이 사진과 같고 촉감이 부드럽습니다. 선물 포장도 깔끔했어요.'),
  minjun(
    'maple-street-skateboard',
    [4, 4.5, 3.5],
    '데크가 단단하고 바퀴가 잘 굴러요. 배송 상자가 커서 조금 늦게 왔습니다.',
  ),
  minjun('meridian-34-quartz-watch', [5, 5, 4.5], '얇고 가벼워서 매일 찹니다. 다이얼 색이 실물이 더 예뻐요.', {
    helpful: ['demo'],
  }),
  minjun('yuzu-soap-bar', [4, 4.5, 4.5], '향이 은은하고 거품이 부드러워요. 물기를 잘 빼 두어야 오래 씁니다.'),
  minjun(
    'switchback-hiking-pack',
    [4.5, 4.5, 4],
    '등이 시원하고 걸으면서 물병을 꺼내기 쉬워요. 레인커버는 따로 챙겼습니다.',
    { helpful: ['demo', 'lin'] },
  ),
  minjun(
    'hammered-crescent-moon-necklace',
    [5, 5, 5],
    '빛을 받을 때마다 다르게 반짝여요. 선물 받은 사람이 정말 좋아했습니다.',
  ),
  minjun('bubble-tea-kit', [3, 4, 4.5], '펄은 쫄깃한데 15인분이라고 하기엔 시럽이 조금 부족했어요.', {
    reply: '소중한 의견 감사합니다. 다음 제작분부터는 시럽을 더 넉넉히 담겠습니다.',
  }),
  minjun(
    'pace-gps-smart-watch',
    [4, 4, 4.5],
    'GPS를 빨리 잡고 배터리가 오래갑니다. 화면은 햇빛 아래에서 조금 어두워요.',
  ),
  minjun('cloudstep-knit-running-shoes', [4.5, 4.5, 4], '가볍고 발등이 편해요. 반 사이즈 크게 사길 잘했습니다.'),
  minjun('keystone-75-mechanical-keyboard', [4.5, 4.5, 4], '조용하고 타건감이 부드럽습니다. 무선 연결도 안정적이에요.'),

  lin('braided-cable-two-metres', [4.5, 4.5, 5], '线身不打结，皮绑带很实用。充笔记本也不烫。'),
  lin('home-stethoscope-kit', [4.5, 5, 4], '买来跟孩子一起学，心音录音做得很用心。听头对小朋友来说有点凉。'),
  lin('hill-stripe-scarf', [5, 5, 4], '流苏细密，围着不扎脖子。我给织娘寄了张卡片。', { helpful: ['sora'] }),
  sora(
    'camellia-hand-cream',
    [4.5, 5, 4.5],
    'すぐになじんで、スマホを触っても跡がつきません。冬はもう少し重くてもよいかも。',
  ),
  sora('monsoon-scented-candle', [4, 4.5, 4], '雨上がりのような香り。燃え尽きたら湯のみにするのが楽しみです。', {
    helpful: ['demo'],
  }),
  sora('barnaby-bear-recycled-plush', [5, 5, 5], '姪に贈りました。名前までつけて、どこへでも連れて行くそうです。'),
  minjun('corner-guard-phone-case', [4, 4.5, 5], '두 번 떨어뜨렸는데 멀쩡해요. 버튼이 처음엔 조금 뻑뻑합니다.'),
  minjun('tarn-3-refurbished-phone', [4.5, 5, 4.5], '리퍼인지 모를 만큼 깨끗하고 배터리가 하루를 넉넉히 갑니다.', {
    helpful: ['lin', 'sora'],
  }),
  minjun('lattice-drawing-tablet', [3.5, 4.5, 4], '펜촉 느낌은 종이 같은데 받침대 각도가 두 가지뿐이라 아쉬워요.'),
];
