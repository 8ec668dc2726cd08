import { ask } from '@/testing/ask';
import { personaUser } from '../users';

interface Services {
  groups: Array<{ name: string; items: Array<{ key: string; name: string; status: string; reasonText?: string }> }>;
  emergencyPhone: string;
}

test('a guest sees every entrance of the hospital, each once', async () => {
  const { data } = await ask<Services>('GET /api/miniapp/hospital/services');
  const items = data.groups.flatMap((group) => group.items);
  expect(data.groups.map((group) => group.name)).toEqual(['门诊', '住院', '孕产', '指引', '就医卡']);
  expect(items).toHaveLength(16);
  expect(new Set(items.map((item) => item.key)).size).toBe(16);
  expect(data.emergencyPhone).toBe('120');
});

test('a paused service says why and where else to go', async () => {
  const { data } = await ask<Services>('GET /api/miniapp/hospital/services');
  const paused = data.groups.flatMap((group) => group.items).filter((item) => item.status === 'paused');
  expect(paused.map((item) => item.reasonText)).toEqual(['系统升级中，请到一楼结算窗口办理']);
});

test('the patient is named with the surname only', async () => {
  const { data } = await ask('GET /api/miniapp/hospital/patients/current', {}, { as: 'elder' });
  expect(data).toEqual({ nameMasked: '欧***', relation: '本人' });
  expect(JSON.stringify(data)).not.toContain(personaUser('elder').realName);
  expect((await ask('GET /api/miniapp/hospital/patients/current', {}, { as: 'newcomer' })).data).toEqual({
    nameMasked: '',
    relation: '',
  });
  expect((await ask('GET /api/miniapp/hospital/patients/current')).code).toBe(999);
});
