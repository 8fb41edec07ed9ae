import type { Words } from '../en.ts';

export const chains: Pick<Words, 'deposits' | 'networks'> = {
  deposits: {
    title: '入金 %{amount}', tx: '交易', block: '区块', from: '转出地址', to: '到账地址', token: '代币', coin: '链上原生币', units: '最小单位', seen_at: '检测到', settled_at: '处理时间',
    confirmations: '确认数', of: '%{done}/%{needed}', owner: '地址属于', owner_none: '目前无人', address_network: '分配用于', claims: '认领', claims_text: '以下用户称这笔转账是自己的，请与其提交的凭证核对。',
    claimed_at: '认领时间', no_claims: '尚无人认领。', no_evidence: '未提交图片', search: '交易哈希', approvals: '已同意', approval: '%{operator} 同意给 %{name}', same: '同一交易中的其他入金', large: '需两人',
    queues: { waiting: '待处理', claimed: '已被认领', below_minimum: '低于最低额', unmatched: '无法匹配', seen: '已检测到', gone: '已消失', credited: '已入账', closed: '已关闭' },
    states: { seen: '已检测到', gone: '已不在链上', credited: '已入账', below_minimum: '低于最低额', unmatched: '无法匹配', closed: '已关闭' },
    reasons: { no_owner: '地址不属于任何人', other_token: '不是本站的代币', other_network: '经其他网络转入' },
    credit: '入账', credit_small: '低于最低额仍入账', credit_text: '将入账 %{amount}。此处不能撤销，只能由两人进行账务调整。', credit_large: '金额较大，须两人指定同一用户；由第二人入账。',
    to_whom: '入账给', note: '内部备注', note_help: '入账给未认领的用户时必填。', credited: '已入账', agreed: '已记录，须由另一人作出相同决定',
    dismiss: '不入账并关闭', dismiss_text: '不会入账任何款项，之后仍可入账。', dismissed: '已关闭', other_token_text: '这不是本站的代币，在账簿中没有价值。请注明处理方式后关闭。',
  },
  networks: {
    code: '代码', kind: '链', kinds: { tron: '波场', evm: '以太坊及兼容链' }, name: '名称', chain_id: '链编号', rpcs: '节点', rpcs_help: '每行一个，按此顺序询问。保留原样的行会保留其密钥；留空则无人监控。',
    no_rpcs: '无：人工核对凭证', token: '代币合约', symbol: '代币符号', decimals: '小数位', finality: '入账时机', finalities: { finalized: '链上最终确认后', confirmations: '达到确认数后' }, confirmations: '确认数',
    minimum: '最小入金', key: '扩展公钥', first_address: '首个地址', first_address_help: '请与您的钱包核对。', addresses: '已分配地址', test: '测试币', test_yes: '是：地址会提示请勿转账', test_no: '否', on: '开放', off: '已关闭', history: '变更记录',
    add: '添加网络', add_text: '添加后为关闭状态，开放前需设置公钥。', added: '已添加', change: '修改', change_text: '自下次扫描起生效。代币与节点决定了什么算作资金，请反复核对。', changed: '已提交；节点、代币等判定项须另一位管理员确认后生效',
    open: '开放', open_text: '即日起为用户分配 %{name} 上的地址。', opened: '已开放', close: '关闭', close_text: '不再分配 %{name} 上的地址；已分配地址的入金仍会入账。', closed: '已关闭',
    set_key: '设置公钥', set_key_text: '只填账户的扩展公钥（xpub），切勿填写私钥。已分配的地址保持不变。', key_set: '已提交，待另一位管理员确认',
    watcher: '监控', scanned: '已扫描至', head: '链上最新', behind: '落后', last_look: '最近扫描', error: '返回信息', again: '重新扫描至', unwatched: '未监控', alive: '正常', late: '无响应',
    rescan: '重新扫描', rescan_text: '从该区块起重新扫描 %{name}。已入账的不变，遗漏的会被找到。', from_block: '起始区块', rescan_asked: '已开始重新扫描',
    acts: { added: '添加', changed: '修改', opened: '开放', closed: '关闭', key_set: '设置公钥', rescan_asked: '重新扫描', change_asked: '申请修改', key_asked: '申请更换公钥', change_refused: '拒绝修改' },
    waiting: '待第二人确认', waiting_text: '由 %{name} 提交，尚未生效，须另一位管理员确认。', agree: '同意', agree_text: '立即生效。请用自己的资料核对代币、节点和地址。', agreed: '已同意并生效', decline: '拒绝', take_back: '撤回', declined: '已关闭，未作更改',
  },
};
