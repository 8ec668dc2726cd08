import { screen } from '@testing-library/react';
import { shareLink } from './shareLink';

const LINK = 'https://m.example.com/?to=%2F#/';

/** Gives the browser a panel to share by that ends like this. */
function givePanel(share: () => Promise<void>) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

const ends = (name: string) => () => Promise.reject(new DOMException('no', name));

const copied: string[] = [];

beforeEach(() => {
  copied.length = 0;
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

test('where there is no panel the link is put on the clipboard', async () => {
  await shareLink('小杏请您来', LINK);
  expect(copied).toEqual([LINK]);
  expect(await screen.findByText('链接已复制')).toBeInTheDocument();
});

test.each(['NotAllowedError', 'DataError'])(
  'a panel that does not open (%s) leaves the link on the clipboard',
  async (name) => {
    givePanel(ends(name));
    await shareLink('小杏请您来', LINK);
    expect(copied).toEqual([LINK]);
  },
);

test.each(['AbortError', 'InvalidStateError'])(
  'who closes the panel, or has it open already (%s), has nothing copied',
  async (name) => {
    givePanel(ends(name));
    await shareLink('小杏请您来', LINK);
    expect(copied).toEqual([]);
  },
);

test('what was sent on is not copied', async () => {
  givePanel(() => Promise.resolve());
  await shareLink('小杏请您来', LINK);
  expect(copied).toEqual([]);
});
