import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { contractCalls } from './contracts';

/* What an answer cannot do without: where it is missing, the whole screen says 响应数据语法错误. It is the record's identity, and else what stands here. */

const IDENTITIES = /(?:^|\.)(?:[a-zA-Z]+(?:Id|No|Token)|code|inviteCode|key|type|version)$/;
const DECIDING: Readonly<Record<string, readonly string[]>> = {
  'GET /api/miniapp/campaign/year/review': ['year'],
  'GET /api/miniapp/external/getwxconfigparam': ['timestamp', 'signature'],
  'GET /api/miniapp/family/list': ['consent'],
  'GET /api/miniapp/rank/luck/draw/result': ['won', 'position'],
  'GET /api/miniapp/rank/luck/qualification': ['eligible'],
  'GET /api/miniapp/right/day/detail': ['date'],
  'GET /api/miniapp/skin/article/detail': ['title'],
  'GET /api/miniapp/study/detail': ['consent'],
  'GET /api/miniapp/vip/card/list': ['my', 'my.status'],
  'GET /api/miniapp/vip/order/preview': ['plan'],
  'POST /api/miniapp/pay/launch': ['payType', 'params'],
  'POST /api/miniapp/rank/luck/draw': ['won', 'position'],
  'POST /api/miniapp/upload/image': ['url'],
};
/** What judges health is read as a whole. */
const WHOLE = 'GET /api/miniapp/skin/quiz/detail';

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer once without each of its fields, with the field's place; lists leave out what does not fit. */
function lacking(data: Fields, above = ''): [place: string, answer: Fields][] {
  return Object.entries(data).flatMap(([name, value]): [string, Fields][] => {
    const { [name]: _, ...rest } = data;
    const deeper = isRecord(value) ? lacking(value, `${above}${name}.`) : [];
    return [
      [above + name, rest],
      ...deeper.map(([place, each]): [string, Fields] => [place, { ...data, [name]: each }]),
    ];
  });
}

test('an answer fails as a whole for want of its identity, and of what a decision hangs on', () => {
  const kept = JSON.parse(readFileSync('scripts/contract/examples.json', 'utf8')) as Record<
    string,
    { route: string; answer: { code: number; data: unknown } }
  >;
  const needed = new Set<string>();
  const deciding = new Set(Object.entries(DECIDING).flatMap(([route, places]) => places.map((at) => `${route} ${at}`)));
  for (const { route, answer } of Object.values(kept)) {
    const call = contractCalls().get(route);
    if (!call || answer.code !== 0 || !isRecord(answer.data) || route === WHOLE) continue;
    for (const [place, data] of lacking(answer.data))
      if (!v.safeParse(call.data, data).success && !IDENTITIES.test(place)) needed.add(`${route} ${place}`);
  }
  expect([...needed].sort()).toEqual([...deciding].sort());
});
