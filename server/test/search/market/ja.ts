import type { QueriesByKind } from '../judged-query.ts';

/** Judged by the titles and descriptions of the whole demo, before any of them was searched for. */
export const queries: QueriesByKind = {
  word: [
    ['美容液', 'ampoule-serum-*'],
    ['斧', 'forged-hatchet-*', 'forest-splitting-hatchet'],
    ['ぬいぐるみ', 'drinks-stall-plush-bear-*', 'barnaby-bear-recycled-plush'],
    ['唐辛子', 'sun-dried-chillies-*', 'calabrian-chilli-flakes'],
    ['体温計', 'mercury-free-thermometer', 'quick-digital-thermometer'],
    ['工具箱', 'pressed-steel-tool-box-*'],
  ],
  typing: [
    ['スケートボド', 'maple-skateboard-*', 'maple-street-skateboard'],
    ['トラックボル', 'finger-trackball-*', 'orbit-ergonomic-trackball'],
    ['ヘッドセト ゲーミング', 'light-gaming-headset-*'],
    ['ショートブレット', 'all-butter-shortbread-*'],
    ['シュノケール', 'wide-view-snorkel-set-*', 'reef-snorkel-mask'],
    ['セルビッチデニム', 'straight-jeans-*', 'straight-leg-selvedge-jeans'],
  ],
  variant: [
    ['はぶらし', 'slim-handle-toothbrush-*', 'soft-bristle-toothbrush', 'bamboo-travel-toothbrush'],
    ['やかん', 'enamel-stove-kettle-*'],
    ['ママチャリ', 'town-bike-*', 'creekside-city-bike'],
    ['折畳みカヌー', 'folding-canoe-*'],
    ['インスタントコーヒー', 'iced-coffee-sachets-*'],
    ['靴墨', 'beeswax-shoe-cream-*'],
    ['自動巻時計', 'meridian-40-automatic-watch', 'ridge-42-field-watch'],
    ['便箋', 'printed-letter-set-*'],
  ],
  compound: [
    ['静音掛け時計', 'quayside-wall-clock-*', 'noon-quiet-wall-clock', 'mill-window-wall-clock'],
    ['竹製弁当箱', 'bamboo-lunch-box-with-bag-*'],
    ['無香料ハンドクリーム', 'light-hand-cream-unscented'],
    ['木製汽車おもちゃ', 'wooden-goods-train-*', 'beechwood-steam-train'],
    ['馬毛ほうき', 'ash-handled-broom-horsehair', 'hand-tied-broom-horsehair'],
  ],
  attribute: [
    ['フライパン 28cm', 'forged-handle-frying-pan-*', 'carbon-steel-frying-pan'],
    ['オリーブオイル 500ml', 'stoneware-jug-olive-oil-*', 'first-press-olive-oil'],
    ['黒 革靴 メンズ 26cm', 'plain-toe-leather-derby-black'],
    ['34インチ モニター', 'fast-desk-display-34-ultrawide', 'ultrawide-monitor-34'],
    ['単3 充電池', 'everyday-rechargeable-cells-aa', 'akku-rechargeable-batteries'],
    ['ミント色のシュノーケルセット', 'wide-view-snorkel-set-mint'],
    ['30分計れる砂時計', 'blown-glass-sand-timer-30-minutes', 'half-hour-meditation-glass'],
  ],
  question: [
    ['写真を入れられるハートのネックレスを彼女に贈りたい', 'puffed-heart-gold-locket-*', 'puffed-heart-locket'],
    ['寝る前に飲めるカフェインの入っていないお茶', 'caffeine-free-tea-bags-*'],
    ['ゲームで使う軽いワイヤレスマウスが欲しい', 'feather-wireless-mouse-*'],
    ['子どもがお風呂で遊べる船のおもちゃはありますか', 'floating-sailing-boat-*', 'bathtub-sailing-boat'],
    ['冬に男性がかぶる耳まで隠れる帽子', 'wool-cap-with-ear-flaps-*'],
  ],
  nothing: [['電動ドリル'], ['猫砂'], ['炊飯器'], ['ベビーカー'], ['トランペット'], ['掃除機'], ['ランドセル']],
};
