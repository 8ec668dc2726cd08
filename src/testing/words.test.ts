import { allTexts, HOLE, textsOf } from './texts';
import { EXCEPTIONS, exceptionFor, faultsIn } from './wordRules';

const all = allTexts();

test('every text speaks the language of the glossary, in its formats', () => {
  const faults = all.flatMap((each) =>
    exceptionFor(each) ? [] : faultsIn(each.text).map((fault) => `${each.file}:${each.line} ${fault} in: ${each.text}`),
  );
  expect(faults).toEqual([]);
});

/** Only QA, the bank's page and silent reports read these. */
const UNREAD = /control|scenarios\/|login\/|payment\/wallet|report\/|platform\/|wechat\//;
const WAY_ON = /请|可以|再|先|不用|直接|自动|最多/;

test('every refusal says what to do next', () => {
  const refusals = all.filter(({ file, isRefusal }) => isRefusal && !UNREAD.test(file));
  expect(refusals.length).toBeGreaterThan(250);
  expect(refusals.filter(({ text }) => !WAY_ON.test(text))).toEqual([]);
});

test('the texts of app and server are all read', () => {
  expect(all.length).toBeGreaterThan(6500);
  for (const room of ['src/features/', 'src/campaigns/', 'src/shared/', 'src/frame/', 'mock/_server/', 'scripts/'])
    expect(all.filter(({ file }) => file.startsWith(room)).length).toBeGreaterThan(3);
});

test('no exception outlives its text', () => {
  const needed = all.filter(({ text }) => faultsIn(text).length > 0).map(exceptionFor);
  expect(EXCEPTIONS.filter((each) => !needed.includes(each))).toEqual([]);
});

test.each([
  '券已放入卡包',
  '已放进卡券',
  '续卡后可以参加',
  '删除后无法恢复',
  '现金部分满 ¥9.00',
  '支付时间',
  '支付结果确认中',
  '一笔待付款的订单',
  '订单编号',
  '款项原路返回',
  '虚拟商品不退',
  '还有 3 次抽奖机会',
  '未解锁',
  '看看会员卡',
  '删除这个订单？',
  '未满 18 岁',
  '回首页',
  '比如 换季发干',
  '你有一条消息',
  '拨打电话',
  '请填写真实姓名',
  '服务器开小差了',
  '请求没有送到服务器',
  '连上网后会告诉服务器',
  '助眠香薰',
  '会员免费听',
  '原价',
  '满 ¥199 可用',
  '满 199 元',
  '会员卡 85 折',
  '2024.06：首次发布',
  '2024 年 3 月 1 日',
  '棉 82 %',
  '护手霜 60g',
  '共3 天',
  `还有 ${HOLE}天`,
  '已换完 · 12 月补货',
  '请稍候…',
  '恭喜！',
  '您好,请登录',
])('%s is a fault', (text) => {
  expect(faultsIn(text)).not.toEqual([]);
});

test.each([
  '待支付',
  '去支付',
  '我已支付',
  '微信支付',
  '由微信等支付机构处理',
  '等待付款',
  '退款原路退回，一般 1 到 3 个工作日到账',
  '满 ¥199.00 减 ¥50.00，9 折',
  '还差 1,200 积分',
  '11 月 21 日前有效，2027-03-19 到期',
  '点右上角“···”，发送给朋友',
  '护手霜 60 g，羊毛 70%',
  '急症请打 120',
  '服务器正忙，请再试一次',
  '11 月 21 日 10:00 开始，以服务器时间为准',
])('%s is none', (text) => {
  expect(faultsIn(text)).toEqual([]);
});

test('literals, templates, attributes and what stands between tags are texts; comments and names are none', () => {
  const source = `
    /** 说明 */ import { A } from './甲';
    const plain = '一'; const keyed = { '二': \`三 \${plain} 天\` };
    export const Shown = () => (<p aria-label="四">还有 {plain}
      天，<b>五</b>{'六'}</p>);`;
  expect(textsOf('a.tsx', source).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['一', '二', `三 ${HOLE} 天`, '四', `还有 ${HOLE}天，五六`]),
  );
  expect(textsOf('a.tsx', source).some(({ text }) => text.includes('说明'))).toBe(false);
  expect(textsOf('b.ts', "throw refuse.notFound('八');").map(({ isRefusal }) => isRefusal)).toEqual([true]);
  expect(textsOf('b.ts', "throw refuse.alreadyDone('九'); say('十');").some(({ isRefusal }) => isRefusal)).toBe(false);
  expect(textsOf('a.json', '{"name": "七"}').map(({ text }) => text)).toEqual(['七']);
});
