import type { Words } from '../en.ts';

export const chains: Pick<Words, 'deposits' | 'networks'> = {
  deposits: {
    title: '입금 %{amount}', tx: '트랜잭션', block: '블록', from: '보낸 주소', to: '도착 주소', token: '토큰', coin: '체인 기본 코인', units: '최소 단위', seen_at: '감지', settled_at: '처리 일시',
    confirmations: '컨펌', of: '%{done}/%{needed}', owner: '주소 소유자', owner_none: '현재 없음', address_network: '배정된 네트워크', claims: '청구', claims_text: '본인 송금이라고 밝힌 회원입니다. 제출한 증빙과 대조해 주세요.',
    claimed_at: '청구 일시', no_claims: '청구한 사람이 없습니다.', no_evidence: '제출한 이미지 없음', search: '거래 해시', approvals: '지금까지의 동의', approval: '%{operator}: %{name}에게', same: '같은 트랜잭션의 입금', large: '2인 필요',
    queues: { waiting: '결정 대기', claimed: '청구됨', below_minimum: '최소 금액 미만', unmatched: '불일치', seen: '감지됨', gone: '사라짐', credited: '반영됨', closed: '종료' },
    states: { seen: '감지됨', gone: '체인에서 사라짐', credited: '반영됨', below_minimum: '최소 금액 미만', unmatched: '불일치', closed: '종료' },
    reasons: { no_owner: '소유자 없는 주소', other_token: '지원하지 않는 토큰', other_network: '다른 네트워크로 전송됨' },
    credit: '반영', credit_small: '최소 금액 미만이지만 반영', credit_text: '%{amount}을(를) 반영합니다. 여기서는 되돌릴 수 없고 두 사람의 장부 정정만 가능합니다.', credit_large: '큰 금액이라 두 사람이 같은 회원을 지정해야 합니다. 두 번째 사람이 반영합니다.',
    to_whom: '반영 대상', note: '내부 메모', note_help: '청구하지 않은 회원에게 반영할 때 필요합니다.', credited: '반영했습니다', agreed: '기록했습니다. 다른 사람도 같은 결정을 해야 합니다',
    dismiss: '반영하지 않고 종료', dismiss_text: '아무것도 반영하지 않습니다. 나중에 반영할 수 있습니다.', dismissed: '종료했습니다', other_token_text: '지원하지 않는 토큰이라 장부에 가치가 없습니다. 처리 방법을 적고 종료해 주세요.',
  },
  networks: {
    code: '코드', kind: '체인', kinds: { tron: '트론', evm: '이더리움 계열' }, name: '이름', chain_id: '체인 번호', rpcs: 'RPC', rpcs_help: '한 줄에 하나씩, 이 순서로 요청합니다. 그대로 둔 줄은 비밀 부분이 유지되며, 비우면 감시하지 않습니다.',
    no_rpcs: '없음: 증빙을 직접 대조', token: '토큰 컨트랙트', symbol: '기호', decimals: '소수 자릿수', finality: '반영 시점', finalities: { finalized: '체인이 확정한 때', confirmations: '컨펌 수 도달 시' }, confirmations: '컨펌 수',
    minimum: '최소 입금', key: '확장 공개 키', first_address: '첫 주소', first_address_help: '지갑과 비교해 주세요.', addresses: '배정된 주소', test: '테스트용', test_yes: '예: 송금하지 말라고 경고', test_no: '아니요', on: '열림', off: '꺼짐', history: '변경 기록',
    add: '네트워크 추가', add_text: '꺼진 상태로 추가되며, 열려면 키가 필요합니다.', added: '추가했습니다', change: '변경', change_text: '다음 감시부터 적용됩니다. 토큰과 RPC는 무엇을 돈으로 볼지 정하므로 두 번 확인해 주세요.', changed: '접수했습니다. RPC, 토큰 등 판정 항목은 다른 관리자가 승인해야 적용됩니다',
    open: '열기', open_text: '이제부터 회원에게 %{name} 주소를 배정합니다.', opened: '열었습니다', close: '끄기', close_text: '%{name} 주소를 더 배정하지 않습니다. 이미 배정한 주소의 입금은 그대로 반영됩니다.', closed: '껐습니다',
    set_key: '키 설정', set_key_text: '계정의 확장 공개 키(xpub)만 입력하세요. 비밀 키는 절대 안 됩니다. 배정된 주소는 바뀌지 않습니다.', key_set: '신청했습니다. 다른 관리자의 승인이 필요합니다',
    watcher: '감시', scanned: '조회한 블록', head: '최신 블록', behind: '뒤처짐', last_look: '마지막 조회', error: '응답', again: '재조회 위치', unwatched: '감시 안 함', alive: '정상', late: '응답 없음',
    rescan: '다시 조회', rescan_text: '이 블록부터 %{name}을(를) 다시 조회합니다. 반영된 것은 그대로이고 놓친 것을 찾습니다.', from_block: '시작 블록', rescan_asked: '다시 조회를 시작했습니다',
    acts: { added: '추가', changed: '변경', opened: '열기', closed: '끄기', key_set: '키 설정', rescan_asked: '다시 조회', change_asked: '변경 신청', key_asked: '키 신청', change_refused: '변경 거절' },
    waiting: '두 번째 승인 대기', waiting_text: '%{name}님이 신청했습니다. 아직 바뀐 것은 없으며 다른 관리자의 승인이 필요합니다.', agree: '승인', agree_text: '즉시 적용됩니다. 토큰, RPC, 주소를 직접 확인한 자료와 비교해 주세요.', agreed: '승인되어 적용되었습니다', decline: '거절', take_back: '철회', declined: '변경 없이 닫았습니다',
  },
};
