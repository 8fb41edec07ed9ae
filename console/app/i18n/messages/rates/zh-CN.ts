/** Exchange rates for displayed prices. */
export const rates = {
  rates: {
    currency: '币种',
    rate: '1 美元兑',
    source: '来源',
    quoted_on: '汇率日期',
    age: '时效',
    today: '今天',
    days: '{smart_count} 天',
    loaded: '导入时间',
    load: '导入列表',
    load_text:
      '每行一个币种：币种、汇率，以及已知的日期，例如 JPY,149.2,2026-01-31。汇率表示 1 美元可兑换的数额。列表中没有的币种保持原汇率。',
    csv: '列表（CSV）',
    file: '选择文件',
    too_large: '文件太大：列表最多 {most} 个字符。',
    no_text: '此文件不是汇率列表。请选择文本文件（CSV 或 XML）；电子表格请先另存为 CSV。',
    source_name: '数据来源',
    done: '汇率已导入',
    fetch: '从 {feed} 获取',
    fetch_text: '立即向 {feed} 查询。平时每天自动获取两次。',
    text: '选择了其他币种的买家按这些汇率看到价格，付款始终以美元结算。',
    outdated: '有汇率已超过一周，请导入更新的列表。',
    none: '还没有汇率，商城目前只以美元显示价格。',
  },
};
