import type { Messages } from '../en.ts';

export const passkeys: Pick<Messages, 'passkeys'> = {
  passkeys: {
    title: '通行密钥',
    text: '使用设备的指纹、面容、PIN 码或安全密钥登录。通行密钥只对本站有效，不会被钓鱼，也可代替验证码。',
    unavailable: '此浏览器或网址无法使用通行密钥。',
    add: '添加通行密钥',
    add_text: '请先确认是您本人，随后浏览器会询问通行密钥的保存位置。',
    follow: '请按浏览器提示操作',
    added: '已添加通行密钥',
    failed: '通行密钥无法使用，请重试。',
    dismissed: '未使用通行密钥，请重试。',
    since: '添加于 {moment}',
    rename: '重命名',
    name: '名称',
    renamed: '已重命名通行密钥',
    remove: '移除',
    remove_text: '{name} 将不能再登录，其他设备会退出登录。请同时从设备中删除。',
    removed: '已移除通行密钥',
    sign_in: '使用通行密钥登录',
    or_code: '留空则使用通行密钥。',
  },
};
