/** The names of one kind of goods in the order of the languages: English, Chinese, Japanese, Korean, Thai; several by slashes. */
export type GoodsName = readonly [en: string, zh: string, ja: string, ko: string, th: string];
