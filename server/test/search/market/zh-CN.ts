import type { QueriesByKind } from '../judged-query.ts';

/** Judged by the titles and descriptions of the whole demo, before any of them was searched for. */
export const queries: QueriesByKind = {
  word: [
    ['护手霜', 'light-hand-cream-*', 'camellia-hand-cream'],
    ['挂耳咖啡', 'cup-top-drip-bags-*'],
    ['风筝', 'ripstop-diamond-kite-*', 'hangang-diamond-kite'],
    ['牛仔裤', 'straight-jeans-*', 'straight-leg-selvedge-jeans', 'tailored-denim-trousers'],
    ['公文包', 'bridle-leather-briefcase'],
    ['炒花生', 'hot-salt-roasted-peanuts-*', 'wok-roasted-peanuts-*'],
  ],
  typing: [
    ['拼途', 'birch-jigsaw-*', 'night-market-jigsaw-puzzle'],
    ['爆米化', 'kettle-popcorn-bag-*'],
    ['帆步鞋', 'low-canvas-sneakers-*'],
    ['热插拔机械健盘', 'hot-swap-mechanical-keyboard-*', 'keystone-75-mechanical-keyboard'],
    ['比基你', 'polka-dot-bikini-tie-sides', 'gathered-bikini-two-piece'],
    ['工具像', 'pressed-steel-tool-box-*', 'tool-case-*'],
  ],
  variant: [
    ['橄欖油', 'stoneware-jug-olive-oil-*', 'first-press-olive-oil'],
    ['靜音滑鼠', 'river-pebble-mouse-*', 'glide-silent-wireless-mouse'],
    ['行動電源', 'pocket-power-bank-10k-*', 'stopover-power-bank', 'slim-magnetic-power-bank'],
    ['唇釉', 'lip-tint-*'],
    ['bijiben diannao', 'fourteen-study-laptop-*', 'aerolite-14-laptop', 'twelve-inch-travel-laptop'],
    ['吸管杯', 'straw-bottle-*'],
    ['原子笔', 'wooden-ballpoint-pen-*'],
    ['插排', 'woven-extension-lead-*', 'werkbank-extension-lead'],
  ],
  compound: [
    ['蓝色珐琅烧水壶', 'enamel-stove-kettle-lake-blue'],
    ['儿童软毛牙刷', 'slim-handle-toothbrush-kids'],
    ['火锅底料麻辣', 'home-hotpot-set-mala'],
    ['木碗勺子套装', 'turned-bowl-and-spoon-*'],
    ['薰衣草浴盐', 'sea-salt-bath-salts-lavender', 'bath-salts-lavender'],
  ],
  attribute: [
    ['黑色德比鞋 42码', 'plain-toe-leather-derby-black'],
    ['32寸4k显示器', 'level-desk-display-32-4k'],
    ['5号充电电池', 'everyday-rechargeable-cells-aa', 'akku-rechargeable-batteries'],
    ['250ml薰衣草按摩油', 'pump-massage-oil-lavender'],
    ['黑米 2公斤半', 'new-crop-grain-bag-black'],
    ['紫色游戏手柄', 'night-market-gamepad-midnight', 'hall-effect-controller-violet'],
    ['粉色连体泳衣', 'lap-swimsuit-low-back-orchid'],
  ],
  question: [
    ['冬天骑车手冷，男生戴什么羊毛手套好', 'mens-winter-wool-gloves-*'],
    ['卧室想挂一个没有滴答声的挂钟', 'quayside-wall-clock-*', 'noon-quiet-wall-clock', 'mill-window-wall-clock'],
    ['送两岁宝宝的木头小火车', 'wooden-goods-train-*', 'beechwood-steam-train'],
    ['去海边带孩子玩用什么帐篷遮太阳', 'pop-up-beach-shelter-*'],
    ['晚上喝了不会睡不着的茶，不要咖啡因', 'caffeine-free-tea-bags-*'],
  ],
  nothing: [['电钻'], ['猫砂盆'], ['行车记录仪'], ['婴儿推车'], ['古筝'], ['电饭煲'], ['空气净化器']],
};
