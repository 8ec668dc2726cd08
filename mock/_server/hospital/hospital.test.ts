import { ask } from '@/testing/ask';
import { personaUser } from '../users';

interface Service {
  key: string;
  name: string;
  icon: string;
  status: string;
  reasonText?: string;
  phone?: string;
  keywords: string[];
  scan: boolean;
}

interface Services {
  groups: Array<{ name: string; items: Service[] }>;
  common: string[];
  emergencyPhone: string;
}

async function servicesOf() {
  const { data } = await ask<Services>('GET /api/miniapp/hospital/services');
  return { ...data, items: data.groups.flatMap(({ items }) => items) };
}

test('a guest sees every entrance of the hospital, each once, in its group and with its sign', async () => {
  const { groups, items } = await servicesOf();
  expect(Object.fromEntries(groups.map(({ name, items: own }) => [name, own.map((each) => each.name)]))).toEqual({
    门诊和孕产: [
      '在线挂号',
      '预约就诊',
      '在线问诊',
      '门诊缴费',
      '报告查询',
      '扫码查报告',
      '排队候诊',
      '产前筛查',
      '电子病历',
    ],
    住院和卡: ['住院押金', '出院结算', '医保卡', '预付卡', '微信付款', '支付宝付款'],
    到院指引: ['电子导诊', '科室介绍', '医生介绍', '楼层分布'],
    知识和研究: ['皮肤知识', '科研招募'],
  });
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  expect(new Set(items.map(({ icon }) => icon)).size).toBe(items.length);
  expect(items.filter(({ keywords }) => keywords.length < 2)).toEqual([]);
});

test('what most people use is there and open; only reports are scanned', async () => {
  const { common, items } = await servicesOf();
  expect(common).toHaveLength(4);
  expect(items.filter(({ key, status }) => common.includes(key) && status === 'open')).toHaveLength(4);
  expect(items.filter(({ scan }) => scan).map(({ name }) => name)).toEqual(['扫码查报告']);
});

test('a paused service says why, where else to go and whom to call', async () => {
  const { items, emergencyPhone } = await servicesOf();
  const paused = items.filter(({ status }) => status === 'paused');
  expect(paused.map(({ reasonText, phone }) => [reasonText, phone])).toEqual([
    ['系统升级中，请到一楼结算窗口办理', '0571-8888-0102'],
  ]);
  expect(emergencyPhone).toBe('0571-8888-0120');
});

test('the patient is named with the surname only', async () => {
  const { data } = await ask('GET /api/miniapp/hospital/patients/current', {}, { as: 'elder' });
  expect(data).toMatchObject({ nameMasked: '欧**', relation: '本人', cardTail: '9931' });
  expect(JSON.stringify(data)).not.toContain(personaUser('elder').realName);
  const { data: nobody } = await ask('GET /api/miniapp/hospital/patients/current', {}, { as: 'newcomer' });
  expect(nobody).toMatchObject({ nameMasked: '', relation: '', switchTo: { linkType: 'mini' } });
  expect((await ask('GET /api/miniapp/hospital/patients/current')).code).toBe(999);
});
