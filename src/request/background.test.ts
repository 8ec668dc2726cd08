import { getThing, reportThing } from './fakeCalls';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { send } from './send';

let server: FakeFetch;
beforeEach(() => {
  server = installFakeFetch();
});

test('a call in the background goes on when the page ends, but in Chrome 80, which would not send it', async () => {
  await send(reportThing, undefined);
  await send(getThing, {});
  const { ariaLabel } = Object.getOwnPropertyDescriptors(Element.prototype);
  Reflect.deleteProperty(Element.prototype, 'ariaLabel');
  await send(reportThing, undefined);
  Object.defineProperty(Element.prototype, 'ariaLabel', ariaLabel);
  expect(server.requests.map(({ init }) => init.keepalive)).toEqual([true, false, false]);
});
