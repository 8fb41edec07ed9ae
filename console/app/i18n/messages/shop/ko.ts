import type { Words } from '../en.ts';

export const shop: Words['shop'] = {
  desk: '상점 데스크', change: '상점 바꾸기',
  roles: { owner: '소유자', staff: '직원' },
  sign_in: {
    door: '어떻게 오셨나요?', shop: '상점', operator: '운영자', title: '상점에 로그인', account: '사용자 이름, 이메일 또는 휴대폰 번호', help: '쇼핑할 때 쓰는 계정으로 로그인합니다. 함께 운영하는 사람은 각자의 계정을 씁니다.',
  },
  dashboard: { see: '쇼핑객 화면으로 보기' },
};
