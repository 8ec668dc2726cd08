import { installFakeFetch } from '@/request/fakeFetch';
import { fetchSignature } from './fetchSignature';

const SIGNED = { appId: 'wx1', timestamp: 1_700_000_000, signature: 's' };

test.each(['nonceStr', 'noncestr'])('the server may spell it %s', async (name) => {
  installFakeFetch().answer({ body: { code: 0, msg: '', data: { ...SIGNED, [name]: 'n1' } } });
  expect(await fetchSignature('https://m.example.com/')).toEqual({ ...SIGNED, nonceStr: 'n1' });
});

test('without it nothing is signed', async () => {
  installFakeFetch().answer({ body: { code: 0, msg: '', data: SIGNED } });
  expect(await fetchSignature('https://m.example.com/')).toBeUndefined();
});
