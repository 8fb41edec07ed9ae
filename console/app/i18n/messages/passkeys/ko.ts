import type { Messages } from '../en.ts';

export const passkeys: Pick<Messages, 'passkeys'> = {
  passkeys: {
    title: '패스키',
    text: '기기의 지문, 얼굴, PIN 또는 보안 키로 로그인합니다. 이 사이트에만 유효해 피싱되지 않으며 코드 대신 쓸 수 있습니다.',
    unavailable: '이 브라우저나 주소에서는 패스키를 쓸 수 없습니다.',
    add: '패스키 추가',
    add_text: '본인 확인 후 브라우저가 패스키를 저장할 곳을 묻습니다.',
    follow: '브라우저의 안내를 따르세요',
    added: '패스키를 추가했습니다',
    failed: '패스키를 사용할 수 없습니다. 다시 시도해 주세요.',
    dismissed: '패스키를 사용하지 않았습니다. 다시 시도해 주세요.',
    since: '{moment}에 추가',
    rename: '이름 변경',
    name: '이름',
    renamed: '패스키 이름을 변경했습니다',
    remove: '삭제',
    remove_text: '{name}(으)로 더 이상 로그인할 수 없고 다른 기기는 로그아웃됩니다. 기기에서도 삭제해 주세요.',
    removed: '패스키를 삭제했습니다',
    sign_in: '패스키로 로그인',
    or_code: '비워 두면 패스키를 사용합니다.',
  },
};
