import type { QueriesByKind } from '../judged-query.ts';

/** Judged by the titles and descriptions of the whole demo, before any of them was searched for. */
export const queries: QueriesByKind = {
  word: [
    ['세럼', 'ampoule-serum-*'],
    ['식초', 'barrel-wine-vinegar-*'],
    ['실내화', 'womens-felt-house-slippers-*', 'quilted-house-slippers'],
    ['한라봉', 'tree-picked-citrus-hallabong', 'peeled-citrus-juice-hallabong', 'island-fruit-chocolate-hallabong'],
    ['브로치', 'enamel-lapel-brooch-*', 'enamel-butterfly-brooch-32-mm', 'garden-bee-brooch'],
    ['가계부', 'ring-bound-log-book-household'],
  ],
  typing: [
    ['스케이드보드', 'maple-skateboard-*', 'maple-street-skateboard'],
    ['핸드클림', 'light-hand-cream-*', 'camellia-hand-cream'],
    ['쇼트브래드', 'all-butter-shortbread-*'],
    ['텀블로', 'straw-bottle-*'],
    ['에나멜 꽃 귀거리', 'enamel-flower-stud-earrings-*'],
    ['dydy', 'turned-wood-yoyo-*', 'sleeper-metal-yoyo'],
  ],
  variant: [
    ['제주 쵸콜렛', 'island-fruit-chocolate-*'],
    ['감귤쥬스', 'peeled-citrus-juice-tangerine'],
    ['밥그릇', 'red-glazed-rice-bowl'],
    ['여자 속옷 세트', 'wireless-bra-brief-set-*'],
    ['직쏘퍼즐', 'birch-jigsaw-*', 'night-market-jigsaw-puzzle'],
    ['충전 건전지', 'everyday-rechargeable-cells-*', 'akku-rechargeable-batteries'],
    ['샤워가운', 'waffle-belted-bathrobe-*', 'waffle-cotton-bathrobe-320-gsm'],
    ['구두약', 'beeswax-shoe-cream-*'],
  ],
  compound: [
    ['원목기차장난감', 'wooden-goods-train-*', 'beechwood-steam-train'],
    ['게이밍헤드셋', 'light-gaming-headset-*'],
    ['대나무도시락통', 'bamboo-lunch-box-with-bag-*'],
    ['무소음벽걸이시계', 'quayside-wall-clock-*', 'noon-quiet-wall-clock', 'mill-window-wall-clock'],
    ['비치파라솔', 'windproof-beach-umbrella-*'],
  ],
  attribute: [
    [
      '27인치 모니터',
      'level-desk-display-27-qhd',
      'level-desk-display-27-4k-colour',
      'level-desk-display-27-100hz',
      'fast-desk-display-27-qhd',
      'fast-desk-display-27-4k',
    ],
    ['빨간색 공구함', 'pressed-steel-tool-box-red'],
    ['남자 구두 260 남색', 'plain-toe-leather-derby-navy'],
    ['꿀 500그램', 'beekeepers-island-honey-*'],
    ['65와트 충전기', 'gan-wall-charger-65w', 'milepost-65w-usb-c-charger'],
    ['하늘색 잠옷 반바지', 'drawstring-sleep-shorts-sky'],
    ['1000피스 퍼즐', 'birch-jigsaw-*', 'night-market-jigsaw-puzzle'],
  ],
  question: [
    [
      '캠핑 가서 장작 쪼갤 때 쓰는 도끼',
      'forged-hatchet-splitting',
      'forged-hatchet-kindling',
      'forest-splitting-hatchet',
    ],
    ['발목 안 조이는 수면양말 있나요', 'loose-top-sleep-socks-*'],
    ['아기가 목욕할 때 가지고 놀 배 장난감', 'floating-sailing-boat-*', 'bathtub-sailing-boat'],
    ['집들이 선물로 줄 화분 추천해 주세요', 'terracotta-potted-plant-*'],
    ['녹차가 들어간 세안 스펀지를 찾고 있어요', 'konjac-sponge-green-tea'],
  ],
  nothing: [['전동드릴'], ['고양이 모래'], ['전기밥솥'], ['유모차'], ['해금'], ['블랙박스'], ['한복']],
};
